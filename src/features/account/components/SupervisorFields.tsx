/** The profile's fields about supervising students. */
import { dayOfTimestamp } from '@/lib/time/iso-day'
import { useT } from '@/ui/use-t'
import { useProfile } from '../use-profile-form'
import { supervisorText } from '../value-text'
import { CertificateFile } from './CertificateFile'
import { FixedValue } from './FixedValue'
import { ProfileRadios } from './ProfileControls'

/** Whether the person supervises students, since when, and the proof. */
export function SupervisorFields() {
  const t = useT()
  const { user, values } = useProfile()
  const options = [0, 1, 2].map((value) => ({ value, label: supervisorText(value) }))
  return (
    <>
      <ProfileRadios field="isSupervisor" options={options} span={2} />
      {user.userSupervisorTime !== null && values.isSupervisor !== 0 && (
        <FixedValue label={t('任导师时间')} text={dayOfTimestamp(user.userSupervisorTime)} />
      )}
      {(values.isSupervisor !== 0 || values.doctoralSupervisor) && <CertificateFile field="doctoralSupervisor" />}
    </>
  )
}
