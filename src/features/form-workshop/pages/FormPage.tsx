import { useParams } from 'react-router-dom'
import { smartform } from '@/api/smartform'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useLocale, useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { UsedFor } from '../components/FormCells'
import { FormVersions } from '../components/FormVersions'
import { FormDocument } from '../graphql/forms.smartform.generated'
import { formsPath } from '../paths'
import { formTitle } from '../version-words'

/** One form: its versions, for whom each is and how many contents are on it; a version can be given to more units or taken back. */
export function FormPage() {
  const t = useT()
  const locale = useLocale()
  const { formId = '' } = useParams()
  const { data, failure, retry } = smartform.useAnswer(FormDocument, {
    variables: { formId },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const form = data?.form.id === formId ? data.form : undefined
  if (failure)
    return (
      <PageFailure
        title={t('表单')}
        failure={failure}
        onRetry={retry}
        back={{ label: t('返回表单列表'), to: formsPath() }}
      />
    )
  if (!form) return <PageSkeleton />
  return (
    <>
      <PageHeader title={formTitle(form, locale)} purpose={<UsedFor form={form} />} />
      <FormVersions form={form} />
    </>
  )
}
