/** The notice in the editor that part of the form definition is unusable. */
import { Alert } from '@/ui/Alert'
import { useT } from '@/ui/use-t'
import type { DefinitionProblem } from '../schema/nodes'
import styles from './Notices.module.css'

/** Shows, in place, that part of the definition is unusable; the rest works. */
export function DefinitionNotice({ problems }: { problems: readonly DefinitionProblem[] | undefined }) {
  const t = useT()
  if (!problems || problems.length === 0) return null
  return (
    <Alert
      className={styles.notice}
      type="warning"
      title={t('表单本身有 {n} 处问题，这些内容没有显示或不起作用，其余部分可以正常填写。请把下面的信息告诉管理员。', {
        n: problems.length,
      })}
      description={
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.at} ${problem.message}`}>
              <code>{problem.at}</code> {problem.message}
            </li>
          ))}
        </ul>
      }
    />
  )
}
