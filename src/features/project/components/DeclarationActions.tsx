import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { formPath, removeProjectPath, statusPath } from '../paths'
import { useWithdraw } from '../use-withdraw'
import styles from './DeclarationActions.module.css'

interface Props {
  declaration: DeclarationRowFragment
  /** Called after the declaration was taken back. */
  onChanged(): void
  /** Shown on the history itself: filling in has a button of its own there, and no link leads to where one is. */
  onHistory?: boolean
}

/** What the applicant may do with a declaration now, as the backend and its state machine say. */
export function DeclarationActions({ declaration, onChanged, onHistory = false }: Props) {
  const t = useT()
  const withdraw = useWithdraw(onChanged)
  const { actions, contentId } = declaration
  const name = declaration.name ?? t('未命名项目')
  const labelled = (action: string) => ({ 'aria-label': t('{action}：{name}', { action, name }) })
  return (
    <>
      {actions.includes('FILL') && !onHistory && (
        <Link to={formPath(declaration)} {...labelled(t('继续填报'))}>
          {t('继续填报')}
        </Link>
      )}
      {actions.includes('VIEW') && !actions.includes('FILL') && (
        <Link to={formPath(declaration)} {...labelled(t('查看'))}>
          {t('查看')}
        </Link>
      )}
      {!onHistory && (
        <Link to={statusPath(contentId)} {...labelled(t('进度'))}>
          {t('进度')}
        </Link>
      )}
      {actions.includes('WITHDRAW') && (
        <Button
          type="link"
          size="small"
          className={styles.action}
          onClick={() => withdraw(declaration)}
          {...labelled(t('撤回'))}
        >
          {t('撤回')}
        </Button>
      )}
      {actions.includes('REMOVE') && (
        <Link to={removeProjectPath(contentId)} className={styles.danger} {...labelled(t('删除'))}>
          {t('删除')}
        </Link>
      )}
    </>
  )
}
