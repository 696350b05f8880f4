/** The dialog that offers a version, which was published for some units, to more units or to everybody. */
import { useState } from 'react'
import { smartform } from '@/api/smartform'
import { Dialog } from '@/ui/Dialog'
import { useMessages } from '@/ui/feedback'
import { Radios } from '@/ui/Radios'
import { useT } from '@/ui/use-t'
import { type FormFactsFragment, WidenFormDocument } from '../graphql/forms.smartform.generated'
import { type ChosenUnit, UnitsField } from './UnitsField'

interface WidenDialogProps {
  form: FormFactsFragment
  version: FormFactsFragment['versions'][number]
  onClose(): void
}

/** Gives a version, which some units have first, to more units or to everybody. */
export function WidenDialog({ form, version, onClose }: WidenDialogProps) {
  const t = useT()
  const messages = useMessages()
  const had = version.units ?? []
  const [whom, setWhom] = useState<'all' | 'units'>('all')
  const [units, setUnits] = useState<readonly ChosenUnit[]>(had)
  const [busy, setBusy] = useState(false)
  const widen = async () => {
    setBusy(true)
    const unitIds = whom === 'all' ? null : units.map(({ id }) => id)
    try {
      await smartform.mutate(WidenFormDocument, { formId: form.id, version: version.version, unitIds })
      messages.success(t('已扩大适用单位'))
      onClose()
    } catch {
      // The error link has announced it.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t('扩大第 {n} 版的适用单位', { n: version.version })}
      okText={t('扩大适用单位')}
      cancelText={t('取消')}
      confirmLoading={busy}
      onOk={() => void widen()}
      onCancel={onClose}
    >
      <Radios<'all' | 'units'>
        aria-label={t('适用单位')}
        value={whom}
        options={[
          { value: 'all', label: t('所有单位') },
          { value: 'units', label: t('部分单位') },
        ]}
        onChange={setWhom}
      />
      {whom === 'units' && (
        <UnitsField label={t('适用单位')} units={units} fixed={had.map(({ id }) => id)} onChange={setUnits} />
      )}
    </Dialog>
  )
}
