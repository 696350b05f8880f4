import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '@/ui/use-t'
import { fieldId } from '../profile-fields'
import { useProfile } from '../use-profile-form'
import { AddressDialog } from './AddressDialog'
import { FixedValue } from './FixedValue'

/** The mobile: read only in the form; another one is taken with a code sent to it. */
export function MobileField() {
  const t = useT()
  const { values, problems, reload } = useProfile()
  const [changing, setChanging] = useState(false)
  return (
    <div>
      <FixedValue
        label={t('手机号码')}
        text={values.userMobile}
        note={
          <Button id={fieldId('userMobile')} size="small" onClick={() => setChanging(true)}>
            {values.userMobile ? t('更换手机号码') : t('绑定手机号码')}
          </Button>
        }
        error={problems.userMobile}
      />
      {changing && <AddressDialog channel="mobile" onClose={() => setChanging(false)} onChanged={reload} />}
    </div>
  )
}
