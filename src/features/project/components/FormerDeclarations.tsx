import { Select } from 'antd'
import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import { useT } from '@/ui/use-t'
import { FormerDeclarationsDocument } from '../graphql/guides.program.generated'
import styles from './GuideDeclaring.module.css'

interface Props {
  guideId: string
  value: string | undefined
  onChange(contentId: string | undefined): void
}

/** Former declarations on the same form whose answers a new one can begin with; nothing where there is none. */
export function FormerDeclarations({ guideId, value, onChange }: Props) {
  const t = useT()
  const formers = answerOf(
    program.useQuery(FormerDeclarationsDocument, {
      variables: { guideId },
      fetchPolicy: 'network-only',
      background: true,
    }),
  ).data?.formerDeclarations
  if (!formers || formers.length === 0) return null
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="start-copy">
        {t('沿用往年申报书（选填）')}
      </label>
      <Select
        id="start-copy"
        className={styles.unit}
        allowClear
        value={value}
        placeholder={t('不沿用，从空白开始')}
        aria-describedby="start-copy-help"
        options={formers.map((one) => ({
          value: one.contentId,
          label: t('{year}年 {name}', { year: one.guide.year, name: one.name ?? t('未命名项目') }),
        }))}
        onChange={(contentId: string | undefined) => onChange(contentId)}
      />
      <p id="start-copy-help" className={styles.hint}>
        {t('会带入其中的填写内容；执行期、进度、附件和承诺需要重新填写，单位和个人信息以现在的为准。')}
      </p>
    </div>
  )
}
