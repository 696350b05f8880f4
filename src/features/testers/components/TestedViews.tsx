import { Radio } from 'antd'
import { text } from '@/lib/i18n'
import { smartformPorts } from '@/shared/smartform-ports'
import { SmartformPrint } from '@/smartform/print/SmartformPrint'
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

/** Which of the four views of one definition is shown. */
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

interface TestedViewProps {
  view: Exclude<TestedView, 'edit'>
  title: string
  definition: unknown
  /** As stored. */
  before: Readonly<Record<string, unknown>>
  /** As typed since. */
  after: Readonly<Record<string, unknown>>
}

/** The answers to read, on paper, or beside what is stored. */
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
