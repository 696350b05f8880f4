/** The page with the list of all forms, for people who own forms. */
import { Link } from 'react-router-dom'
import { smartform } from '@/api/smartform'
import { fieldsOf, inOrder } from '@/lib/collections/in-order'
import { locale } from '@/lib/i18n/i18n'
import { rowsOfPage } from '@/shared/list/rows-of-page'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { CreateForm } from '../components/CreateForm'
import { DraftCell, FormName, UsedFor, VersionCell } from '../components/FormCells'
import { type FormFactsFragment, FormsDocument } from '../graphql/forms.smartform.generated'
import { formPath } from '../paths'

const states = ['draft', 'units'] as const

/** What the forms are sorted by, by column; titles as they are shown. */
const keys = {
  title: ({ title, titleEnglish }: FormFactsFragment) => (locale() === 'en' ? (titleEnglish ?? title) : title),
  version: ({ version }: FormFactsFragment) => version,
  running: ({ running }: FormFactsFragment) => running,
}
const orders = fieldsOf(keys)

/** Whether a form has what the filter asks for: a draft, or a version that only some units have. */
function fits({ draft, versions, version }: FormFactsFragment, state: string | undefined): boolean {
  if (state === 'draft') return draft !== null
  if (state === 'units')
    return versions.some((one) => one.units !== null && one.takenBackAt === null && one.version > version)
  return true
}

/** All forms with their versions, where each is used, and who works on the next version. */
export function FormsPage() {
  const t = useT()
  const state = useListState(['state', 'keyword'], { orders })
  const { data, loading, failureText, retry } = smartform.useAnswer(FormsDocument, {
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const keyword = (state.filters.keyword ?? '').trim().toLowerCase()
  const fitting = data?.forms.filter(
    (form) =>
      fits(form, state.filters.state) &&
      [form.title, form.titleEnglish ?? '', form.id].some((words) => words.toLowerCase().includes(keyword)),
  )
  const found = fitting && inOrder(fitting, keys, state.orderBy)
  const labels: Readonly<Record<(typeof states)[number], string>> = {
    draft: t('有草稿'),
    units: t('部分单位先用'),
  }
  return (
    <>
      <PageHeader
        title={t('表单')}
        actions={<CreateForm primary>{t('新建表单')}</CreateForm>}
        purpose={t('各类事项填报的表单：有哪些版本，用在哪里，谁在修改。修改先写在草稿里，发布之前填报人看不到。')}
      />
      <WorkList<FormFactsFragment>
        label={t('表单')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: states.map((value) => ({ value, label: labels[value] })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('表单名称') },
        ]}
        page={found && rowsOfPage(state, found)}
        loading={loading}
        failure={failureText}
        onRetry={retry}
        rowKey={({ id }) => id}
        columns={[
          { key: 'title', title: t('表单名称'), render: (form) => <FormName form={form} /> },
          { key: 'kinds', title: t('用于'), width: 220, render: (form) => <UsedFor form={form} /> },
          { key: 'version', title: t('现行版本'), width: 220, render: (form) => <VersionCell form={form} /> },
          { key: 'running', title: t('办理中'), width: 90, align: 'end', render: ({ running }) => running },
          { key: 'draft', title: t('草稿'), width: 180, render: ({ draft }) => <DraftCell draft={draft} /> },
        ]}
        rowActions={({ id, title }) => (
          <Link to={formPath(id)} aria-label={t('查看版本：{title}', { title })}>
            {t('查看版本')}
          </Link>
        )}
        empty={t('还没有表单。')}
      />
    </>
  )
}
