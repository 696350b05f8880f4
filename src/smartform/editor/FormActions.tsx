import { Button } from '@/ui/Button'
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
  const { previous, next } = props
  // One primary button: the next page, on the last one what comes after it; whoever came from the check page goes back to it.
  const goesOn = next !== undefined && props.toCheck !== 'back'
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <SaveStatus save={props.save} />
      </div>
      <div className={styles.actions}>
        {previous && (
          <Button title={previous.title} onClick={() => navigation.go(previous.id)}>
            {t('上一页')}
          </Button>
        )}
        {next && (
          <Button type={goesOn ? 'primary' : 'default'} title={next.title} onClick={() => navigation.go(next.id)}>
            {t('下一页')}
          </Button>
        )}
        {!props.readOnly && (
          <>
            <Button
              type="text"
              title={t('检查各页有没有漏填和错误，不提交')}
              loading={props.busy === 'check'}
              onClick={props.onCheck}
            >
              {t('检查填写情况')}
            </Button>
            {props.submitLabel && props.toCheck && (
              <Button type={goesOn ? 'default' : 'primary'} onClick={() => navigation.go(checkPageId)}>
                {props.toCheck === 'back' ? t('返回核对页') : t('核对并提交')}
              </Button>
            )}
            {props.submitLabel && !props.toCheck && (
              <Button type={goesOn ? 'default' : 'primary'} loading={props.busy === 'submit'} onClick={props.onSubmit}>
                {props.submitLabel}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
