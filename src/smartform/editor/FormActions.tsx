import { Button } from 'antd'
import { useT } from '@/ui/use-t'
import type { AutosaveView } from '../drafts/autosave-view'
import type { PageNode } from '../schema/nodes'
import { checkPageId } from './check-page-id'
import styles from './FormActions.module.css'
import { useEditorNavigation } from './navigation-context'
import { SaveStatus } from './SaveStatus'

interface FormActionsProps {
  save: AutosaveView['save']
  previous: PageNode | undefined
  next: PageNode | undefined
  readOnly: boolean
  busy: 'check' | 'submit' | null
  submitLabel: string | undefined
  /** Submitting is done on the check page, and this is another: the way there, or back there. */
  toCheck: 'first' | 'back' | null
  onCheck(): void
  onSubmit(): void
}

/** The bar at the bottom, always in sight: where the work is saved, the neighbouring pages, the acts on the whole. */
export function FormActions(props: FormActionsProps) {
  const t = useT()
  const navigation = useEditorNavigation()
  const turn = (page: PageNode | undefined, label: string) =>
    page && (
      <Button title={page.title} onClick={() => navigation.go(page.id)}>
        {label}
      </Button>
    )
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <SaveStatus save={props.save} />
      </div>
      <div className={styles.actions}>
        {turn(props.previous, t('上一页'))}
        {turn(props.next, t('下一页'))}
        {!props.readOnly && (
          <>
            {/* The names are said here because antd’s spinner would add an English word to them. */}
            <Button aria-label={t('预提交体检')} loading={props.busy === 'check'} onClick={props.onCheck}>
              {t('预提交体检')}
            </Button>
            {props.submitLabel && props.toCheck && (
              <Button type="primary" onClick={() => navigation.go(checkPageId)}>
                {props.toCheck === 'back' ? t('返回核对页') : t('核对并提交')}
              </Button>
            )}
            {props.submitLabel && !props.toCheck && (
              <Button
                type="primary"
                aria-label={props.submitLabel}
                loading={props.busy === 'submit'}
                onClick={props.onSubmit}
              >
                {props.submitLabel}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
