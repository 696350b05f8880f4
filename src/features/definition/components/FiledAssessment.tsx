/** A submitted self-assessment of a technology enterprise, read-only, with the button that repeats it. */
import { openFile } from '@/shared/content/open-file'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { asksFigures, asksPropertyFiles, assessmentOf, type TechDefinition } from '../assessment'
import { readFileList } from '../file-list'
import { type FilesField, figureQuestions, fitQuestions, proofQuestions, propertyOptions } from '../questions'
import styles from './Questions.module.css'

export function FiledAssessment(props: { unitName: string; record: TechDefinition; onAgain(): void }) {
  const t = useT()
  const { unitName, record } = props
  const answers = assessmentOf(record)
  const choice = (value: number | null, yes: string, no: string) => (value === 1 ? yes : value === 2 ? no : t('未填写'))
  const property = propertyOptions.find(({ value }) => value === answers.intellectualPropertyType)
  const files = (field: FilesField) => <FiledFiles field={record[field]} />
  return (
    <>
      <PageHeader
        title={t('科技企业自评')}
        purpose={t('{unit}：以下是上次提交的内容。', { unit: unitName })}
        actions={<Button onClick={props.onAgain}>{t('重新评估')}</Button>}
      />
      <dl className={styles.answers}>
        {fitQuestions.map(({ field, title }, index) => (
          <div key={field}>
            <dt>{t('{n}. {title}', { n: index + 1, title: t(title) })}</dt>
            <dd>{choice(answers[field], t('符合'), t('不符合'))}</dd>
          </div>
        ))}
        {proofQuestions.map(({ field, files: proof, title }, index) => (
          <div key={field}>
            <dt>{t('{n}. {title}', { n: index + 5, title: t(title) })}</dt>
            <dd>
              {choice(answers[field], t('是'), t('否'))}
              {answers[field] === 1 && files(proof)}
            </dd>
          </div>
        ))}
        {asksFigures(answers) && (
          <>
            {figureQuestions.map(({ field, title }, index) => (
              <div key={field}>
                <dt>{t('{n}. {title}', { n: index + 9, title: t(title) })}</dt>
                <dd>{answers[field] || t('未填写')}</dd>
              </div>
            ))}
            <div>
              <dt>{t('知识产权')}</dt>
              <dd>
                {property ? t(property.label) : t('未填写')}
                {asksPropertyFiles(answers) && files('fileUrl')}
              </dd>
            </div>
          </>
        )}
      </dl>
    </>
  )
}

/** The files of a url field, opened at the click; an unreadable list says so. */
function FiledFiles({ field }: { field: string | null }) {
  const t = useT()
  const files = readFileList(field)
  if (files === null) return <p>{t('附件清单无法识别，请重新上传。')}</p>
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.uid}>
          <Button
            type="link"
            onClick={() => {
              // The transport announces a failure.
              openFile(file.url, file.name).catch(() => undefined)
            }}
          >
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
