/** The bar at the bottom of the editor: save state, pages, check, submit. */

import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleFilled,
  LoadingOutlined,
  LockFilled,
} from '@ant-design/icons'
import { Button } from '@/ui/Button'
import { useRecent } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { AutosaveView } from '../drafts/autosave-view'
import { type SaveState, type SaveStatus as Status, saveStatusText, statusOf } from '../drafts/save-state'
import type { PageNode } from '../schema/nodes'
import { checkPageId } from './editor-props'
import styles from './FormActions.module.css'
import { useEditorNavigation } from './navigation-context'
import saved from './SaveStatus.module.css'

interface FormActionsProps {
  save: AutosaveView['save']
  /** Nothing is saved: the form is only tried. */
  trial: boolean | undefined
  previous: PageNode | undefined
  next: PageNode | undefined
  readOnly: boolean
  busy: 'check' | 'submit' | null
  submitLabel: string | undefined
  /** On other pages than the check page: a link to it, or back to it. */
  toCheck: 'first' | 'back' | null
  onCheck(): void
  onSubmit(): void
}

/** The sticky bar at the bottom: save state, previous and next page, actions on the form. */
export function FormActions(props: FormActionsProps) {
  const t = useT()
  const navigation = useEditorNavigation()
  const { previous, next } = props
  // One primary button: the next page, on the last one the step after it; people from the check page return to it.
  const continues = next !== undefined && props.toCheck !== 'back'
  return (
    <div className={styles.bar}>
      <div className={styles.status}>
        <SaveStatus save={props.save} trial={props.trial} />
      </div>
      <div className={styles.actions}>
        {previous && (
          <Button title={previous.title} onClick={() => navigation.go(previous.id)}>
            {t('上一页')}
          </Button>
        )}
        {next && (
          <Button type={continues ? 'primary' : 'default'} title={next.title} onClick={() => navigation.go(next.id)}>
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
              <Button type={continues ? 'default' : 'primary'} onClick={() => navigation.go(checkPageId)}>
                {props.toCheck === 'back' ? t('返回核对页') : t('核对并提交')}
              </Button>
            )}
            {props.submitLabel && !props.toCheck && (
              <Button
                type={continues ? 'default' : 'primary'}
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

function Icon({ status }: { status: Status }) {
  if (status === 'saved') return <CheckCircleOutlined aria-hidden />
  if (status === 'saving') return <LoadingOutlined aria-hidden />
  if (status === 'unsaved') return <EditOutlined aria-hidden />
  return status === 'locked' ? <LockFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />
}

/** The save state in words, always visible. */
function SaveStatus({ save, trial = false }: { save: SaveState; trial?: boolean | undefined }) {
  const t = useT()
  const recent = useRecent()
  const status = trial ? 'unsaved' : statusOf(save)
  return (
    <div role="status" className={saved.status} data-status={status}>
      <Icon status={status} /> {trial ? t('试填，不保存') : saveStatusText(save, recent)}
    </div>
  )
}
