/** The page of one form in the workshop (`FormPage`): its versions, its draft, or publishing the draft. */
import { useParams } from 'react-router-dom'
import { smartform } from '@/api/smartform'
import { ButtonLink } from '@/ui/ButtonLink'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useLocale, useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { CreateForm } from '../components/CreateForm'
import { isUnused, Unused, UsedFor } from '../components/FormCells'
import { FormDocument } from '../graphql/forms.smartform.generated'
import { formPath, formsPath } from '../paths'
import { formTitle } from '../version-words'

/** What the page shows is loaded after its heading: antd's table for the versions, the form engine for the workshop. */
const FormVersions = lazyPart(() => import('../components/FormVersions').then((module) => module.FormVersions))
const OpenDraft = lazyPart(() => import('../components/OpenDraft').then((module) => module.OpenDraft))
const PublishPage = lazyPart(() => import('../components/PublishPage').then((module) => module.PublishPage))

/** One form: its versions, its draft, or what publishing the draft does. */
export function FormPage() {
  const { formId = '', view } = useParams()
  if (view === 'edit') return <OpenDraft formId={formId} />
  if (view === 'publish') return <PublishPage formId={formId} />
  return <VersionsPage formId={formId} />
}

/** The versions of a form, for whom each is and how many contents are on it; one can be given to more units or taken back. */
function VersionsPage({ formId }: { formId: string }) {
  const t = useT()
  const locale = useLocale()
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
      <PageHeader
        title={formTitle(form, locale)}
        purpose={isUnused(form) ? <Unused form={form} /> : <UsedFor form={form} />}
        actions={
          <>
            <CreateForm copyOf={formId}>{t('复制为新表单')}</CreateForm>
            <ButtonLink type="primary" to={formPath(formId, 'edit')}>
              {form.draft ? t('继续修改') : t('修改表单')}
            </ButtonLink>
          </>
        }
      />
      <FormVersions form={form} />
    </>
  )
}
