/** The form in the dialog that requests membership of a unit. */
import { useId, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import { hotline } from '@/lib/site/site'
import { refreshUser } from '@/session/load-session'
import { Dialog } from '@/ui/Dialog'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { type UnitOption, UnitPicker } from '../form/UnitPicker'
import { BindUnitDocument } from '../graphql/unit-association.permission.generated'
import { hints } from '../help/hints'
import styles from './UnitAssociationDialog.module.css'

export interface UnitAssociationDialogProps {
  open: boolean
  onClose(): void
}

/**
 * Requests membership of a unit (specification, section 2 "Unit association dialog"). The choice stays when the request
 * fails.
 */
export function AskUnit({ open, onClose }: UnitAssociationDialogProps) {
  const t = useT()
  const message = useMessages()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [unit, setUnit] = useState<UnitOption | null>(null)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  // The chosen unit is on no server: after the login has ended, the person signs in over it.
  useUnsavedWork(open && unit !== null)

  const choose = (unit: UnitOption | null) => {
    setUnit(unit)
    setProblem(undefined)
    setFailure(undefined)
  }
  const send = async () => {
    if (!unit) {
      setProblem(t('请选择单位'))
      field.current?.querySelector('input')?.focus()
      return
    }
    setSending(true)
    setFailure(undefined)
    try {
      const variables = { unitId: unit.id, unitName: unit.unitName }
      const { userUnitBind } = await permission.mutate(BindUnitDocument, variables, { background: true })
      if (!userUnitBind) return setFailure(t('单位关联提交失败！'))
      message.success(t('单位关联提交成功！'))
      choose(null)
      onClose()
      // The request succeeded, even if reloading the user fails.
      await refreshUser().catch(() => undefined)
    } catch (error) {
      setFailure(`${t('单位关联提交失败！')}${failureText(error)}`)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open={open}
      title={t('申请关联单位')}
      onCancel={onClose}
      onOk={send}
      okText={t('提交申请')}
      cancelText={t('取消')}
      confirmLoading={sending}
    >
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
      <div ref={field}>
        <FormField id={id} label={t('单位')} required error={problem}>
          {(control) => (
            <UnitPicker
              {...control}
              value={unit}
              onChange={choose}
              disabled={sending}
              placeholder={t('请选择单位')}
              aria-describedby={[control['aria-describedby'], `${id}-about`].filter(Boolean).join(' ')}
            />
          )}
        </FormField>
      </div>
      <div id={`${id}-about`} className={styles.hint}>
        <p>{t(hints.unitUnregistered)}</p>
        <p>{t(hints.unitApproval)}</p>
        {hotline && (
          <p>
            {t('如有问题，请拨打服务热线')} <a href={`tel:${hotline}`}>{hotline}</a>
          </p>
        )}
      </div>
    </Dialog>
  )
}
