/** The tab of account settings for the bank account; for people without a resident ID card also birthplace and length of stay. */
import { beijingToday } from '@/lib/time/beijing-time'
import { ConsentBox } from '@/shared/personal-data/ConsentBox'
import { PurposeNote } from '@/shared/personal-data/PurposeNote'
import { FormGrid } from '@/ui/FormField'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { isResident } from '../certificate-rules'
import { ProfileDay, ProfileEntry, ProfileRadios, ProfileText } from '../components/ProfileControls'
import { SaveBar } from '../components/SaveBar'
import { useProfile } from '../use-profile-form'

export function BankPage() {
  const t = useT()
  const { values, saved, reload } = useProfile()
  const bank = values.userBankName?.name
  const today = beijingToday()
  return (
    <>
      <Section id="profile-bank" title={t('收款账户')}>
        <ConsentBox kind="bankAccount" onWithdrawn={reload} />
        <FormGrid>
          <ProfileEntry field="userBankName" type="deposit_bank" />
          <ProfileRadios
            field="userBankLocation"
            span={2}
            options={[
              { value: 0, label: t('上海') },
              { value: 1, label: t('外省市') },
            ]}
          />
          <ProfileText
            field="userSubBankName"
            span={2}
            hint={
              bank
                ? t('以“{bank}”开头，以支行、分行、营业部或营业厅结尾', { bank })
                : t('以开户银行开头，以支行、分行、营业部或营业厅结尾')
            }
          />
          <ProfileText field="userBankAccount" inputMode="numeric" hint={t('本人名下的银行卡号')} />
        </FormGrid>
      </Section>
      {isResident(values) !== isResident(saved) && (
        <p role="status">{t('证件类型的修改还没有保存；保存基本信息后，这里按新的证件类型填写。')}</p>
      )}
      {!isResident(saved) && (
        <Section id="profile-stay" title={t('境外人员信息')}>
          <PurposeNote kinds={['stay', 'origin']} />
          <FormGrid>
            <ProfileEntry field="userBirthplace" type="user_birthplace" />
            <ProfileDay field="firstEntryTime" latest={today} />
            <ProfileDay field="expectDepartureTime" />
          </FormGrid>
        </Section>
      )}
      <SaveBar part="bank" />
    </>
  )
}
