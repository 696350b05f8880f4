/** The tab of account settings for the profile's basic part: identity, contact, work and education. */
import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { beijingToday } from '@/lib/time/beijing-time'
import { useSession } from '@/session/session'
import { ConsentBox } from '@/shared/personal-data/ConsentBox'
import { PurposeNote } from '@/shared/personal-data/PurposeNote'
import { FormGrid } from '@/ui/FormField'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { isResidentCard, withCertificateNumber, withCertificateType } from '../certificate-rules'
import { fixedFields } from '../check-profile'
import { AcademyField } from '../components/AcademyField'
import { CertificateFile } from '../components/CertificateFile'
import { FixedValue } from '../components/FixedValue'
import { ProfileDay, ProfileEntry, ProfileRadios, ProfileText, ProfileUnit } from '../components/ProfileControls'
import { ReachField } from '../components/ReachField'
import { SaveBar } from '../components/SaveBar'
import { SupervisorFields } from '../components/SupervisorFields'
import { UserFacts } from '../components/UserFacts'
import { unitChoices } from '../unit-choices'
import { useProfile } from '../use-profile-form'

export function InfoPage() {
  const t = useT()
  const { user, saved, values, reload } = useProfile()
  const { units } = useSession()
  const fixed = fixedFields(user, saved)
  const today = beijingToday()
  const resident = isResidentCard(values.userCertificatetype)
  return (
    <>
      <UserFacts />
      <Section id="profile-identity" title={t('身份信息')}>
        <PurposeNote kinds={['certificateNumber', 'birthday', 'ethnicity']} />
        <FormGrid>
          {fixed.includes('userFullname') ? (
            <FixedValue label={t('姓名')} text={values.userFullname} note={t('已实名认证')} />
          ) : (
            <ProfileText field="userFullname" autoComplete="name" />
          )}
          {fixed.includes('userCertificate') ? (
            <>
              <FixedValue
                label={t('证件类型')}
                text={values.userCertificatetype ? entryName(values.userCertificatetype) : ''}
              />
              <FixedValue label={t('证件号码')} text={values.userCertificate} sensitive />
            </>
          ) : (
            <>
              <ProfileEntry
                field="userCertificatetype"
                type="user_id_type"
                change={(type) => withCertificateType(values, type)}
              />
              <ProfileText
                field="userCertificate"
                hint={resident ? t('填满 18 位后自动得出出生日期和性别') : undefined}
                change={(typed) => withCertificateNumber(values, typed, today)}
              />
            </>
          )}
          <ProfileRadios
            field="userSex"
            options={[
              { value: 0, label: t('男') },
              { value: 1, label: t('女') },
            ]}
          />
          <ProfileDay field="userBirthday" latest={today} />
          <ProfileEntry field="userNationality" type="user_nationality" />
          <ProfileEntry field="userMinority" type="tribe" />
          <ProfileEntry field="userParty" type="political_party" />
          <ProfileText field="userNative" />
          <CertificateFile field="identityCard" />
        </FormGrid>
        <ConsentBox kind="certificateScan" onWithdrawn={reload} />
      </Section>
      <Section id="profile-contact" title={t('联系方式')}>
        <PurposeNote kinds={['mobile', 'email', 'address']} />
        <FormGrid>
          <ReachField field="userMobile" />
          <ReachField field="userEmail" />
          <ProfileText
            field="userTelephone"
            autoComplete="tel"
            inputMode="tel"
            hint={t('如 021-55660000-8001、+852 2345 6789；没有的填“无”')}
          />
          <ProfileText field="userFax" inputMode="tel" hint={t('如 021-55660000-8001、+852 2345 6789；没有的填“无”')} />
          <ProfileText field="userZipcode" autoComplete="postal-code" />
          <ProfileText field="userAddress" autoComplete="street-address" span={3} />
        </FormGrid>
      </Section>
      <Section id="profile-work" title={t('工作与学历')}>
        <FormGrid>
          <ProfileUnit units={unitChoices(units)} hint={t('您已关联的单位；选中的单位在各处优先使用')} />
          <ProfileText field="userPosition" autoComplete="organization-title" />
          <ProfileEntry field="userHighDegree" type="user_education" />
          <ProfileEntry field="userAcademicDegree" type="user_degree" />
          <ProfileText field="userMajor" />
          <ProfileText field="userEnglishname" hint={t('按护照填写，如 Chen Siyuan')} />
          <ProfileText field="userLanguages" hint={t('如 汉语、英语')} />
          <SupervisorFields />
          <AcademyField field="engineeringAcademy" />
          <AcademyField field="sciencesAcademy" />
          <CertificateFile field="title" />
        </FormGrid>
      </Section>
      <SaveBar part="info" />
    </>
  )
}
