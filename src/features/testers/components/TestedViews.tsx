/** The views of the testers' form page: switches for view and reader, and the answers in each view. */
import { Radio } from 'antd'
import { text } from '@/lib/i18n/i18n'
import { formatDay } from '@/lib/time/beijing-time'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { createEngine } from '@/smartform/engine/create-engine'
import { SmartformPrint } from '@/smartform/print/SmartformPrint'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { SmartformComparison } from '@/smartform/view/SmartformComparison'
import { SmartformView } from '@/smartform/view/SmartformView'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'

const testedViews = {
  edit: text('填写'),
  read: text('只读'),
  print: text('打印版'),
  compare: text('对照'),
} as const

export type TestedView = keyof typeof testedViews

export function isTestedView(name: string | null): name is TestedView {
  return name !== null && Object.hasOwn(testedViews, name)
}

/** The current view of a definition, of four. */
export function ViewSwitch({ view, onChange }: { view: TestedView; onChange(view: TestedView): void }) {
  const t = useT()
  return (
    <Radio.Group
      aria-label={t('查看方式')}
      optionType="button"
      value={view}
      options={Object.entries(testedViews).map(([value, label]) => ({ value, label: t(label) }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const readers = {
  applicant: text('申报人'),
  member: text('成员'),
  unit: text('单位'),
  reviewer: text('审核人'),
} as const

export type Reader = keyof typeof readers

export function isReader(name: string | null): name is Reader {
  return name !== null && Object.hasOwn(readers, name)
}

/** The role in which the form is viewed: filler, other actors, reader. */
export function ReaderSwitch({ reader, onChange }: { reader: Reader; onChange(reader: Reader): void }) {
  const t = useT()
  return (
    <Radio.Group
      aria-label={t('身份')}
      optionType="button"
      value={reader}
      options={Object.entries(readers).map(([value, label]) => ({ value, label: t(label) }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** What others than the applicant have to do before submitting. */
export function WaitingFor({
  reader,
  definition,
  values,
}: Pick<TestedViewProps, 'definition'> & { reader: Reader; values: TestedViewProps['after'] }) {
  const t = useT()
  const options = { editable: false, today: () => formatDay(Date.now()) }
  const problems = createEngine(parseDefinition(definition), values, options).problems('form', 'submit')
  const own = problems.filter(({ actor = 'applicant' }) => actor === reader)
  return (
    <section aria-labelledby="waiting-for">
      <h2 id="waiting-for">{t('{reader}需要处理 {n} 处', { reader: t(readers[reader]), n: own.length })}</h2>
      <ul>
        {own.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </section>
  )
}

interface TestedViewProps {
  view: Exclude<TestedView, 'edit'>
  title: string
  definition: unknown
  /** The stored values. */
  before: Readonly<Record<string, unknown>>
  /** The values typed since. */
  after: Readonly<Record<string, unknown>>
}

/** The answers read-only, on paper, or compared with the stored ones. */
export function TestedAnswers({ view, title, definition, before, after }: TestedViewProps) {
  const t = useT()
  const { openFile, readFile } = smartformPorts
  return (
    <>
      <PageHeader title={title} purpose={t(testedViews[view])} />
      {view === 'read' && (
        <SmartformView definition={definition} content={{ values: after }} openFile={openFile} readFile={readFile} />
      )}
      {view === 'print' && (
        <SmartformPrint definition={definition} values={after} number={null} facts={[]} readFile={readFile} />
      )}
      {view === 'compare' && (
        <SmartformComparison
          definition={definition}
          before={before}
          after={after}
          openFile={openFile}
          readFile={readFile}
        />
      )}
    </>
  )
}
