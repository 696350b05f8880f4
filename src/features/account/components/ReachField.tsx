/** The profile's field for mobile or e-mail, with the button that changes it. */
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { fieldId } from '../profile-fields'
import { useProfile } from '../use-profile-form'
import { AddressDialog } from './AddressDialog'
import { FixedValue } from './FixedValue'

/** Mobile or e-mail, read-only here; changing it needs a code sent to the new one. */
export function ReachField({ field }: { field: 'userMobile' | 'userEmail' }) {
  const t = useT()
  const { saved, problems, reload } = useProfile()
  const [changing, setChanging] = useState(false)
  const mobile = field === 'userMobile'
  const acts = mobile ? [t('绑定手机号码'), t('更换手机号码')] : [t('绑定邮箱'), t('更换邮箱')]
  return (
    <div>
      <FixedValue
        label={mobile ? t('手机号码') : t('邮箱')}
        text={saved[field]}
        sensitive={mobile}
        note={
          <Button id={fieldId(field)} size="small" onClick={() => setChanging(true)}>
            {acts[saved[field] ? 1 : 0]}
          </Button>
        }
        error={problems[field]}
      />
      {changing && (
        <AddressDialog
          channel={mobile ? 'mobile' : 'email'}
          current={saved[field]}
          onClose={() => setChanging(false)}
          onChanged={reload}
        />
      )}
    </div>
  )
}
