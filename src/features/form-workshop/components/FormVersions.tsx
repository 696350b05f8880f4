/** The table of a form's versions (number, state, units, since when) with its actions, on the form's page. */
import { useState } from 'react'
import { smartform } from '@/api/smartform'
import { isoMoment } from '@/lib/time/beijing-time'
import { ListRows } from '@/shared/list/ListRows'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Button } from '@/ui/Button'
import { useDialogs, useMessages } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { type FormFactsFragment, TakeBackFormDocument } from '../graphql/forms.smartform.generated'
import { audienceOf, versionStateOf } from '../version-words'
import styles from './forms.module.css'
import { WidenDialog } from './WidenDialog'

type Version = FormFactsFragment['versions'][number]

/** The versions of a form, the newest first. */
export function FormVersions({ form }: { form: FormFactsFragment }) {
  const t = useT()
  const columns: WorkListColumn<Version>[] = [
    {
      key: 'version',
      title: t('版本'),
      render: (version) => {
        const { label, color } = versionStateOf(form, version)
        return (
          <>
            {t('第 {n} 版', { n: version.version })} <StatusTag color={color}>{t(label)}</StatusTag>
            {version.note && <span className={styles.secondary}>{version.note}</span>}
          </>
        )
      },
    },
    { key: 'units', title: t('适用单位'), render: (version) => audienceOf(version) },
    { key: 'publishedAt', title: t('发布时间'), render: (version) => <Published version={version} /> },
    { key: 'contents', title: t('填报内容'), align: 'end', render: ({ contents }) => contents },
    { key: 'running', title: t('办理中'), align: 'end', render: ({ running }) => running },
  ]
  return (
    <Section title={t('版本')} wide>
      {form.versions.length === 0 ? (
        <p>{t('还没有发布。改好以后，在“检查并发布”里发布第 1 版。')}</p>
      ) : (
        <ListRows
          label={t('版本')}
          rows={form.versions}
          rowKey={({ version }) => String(version)}
          columns={columns}
          rowActions={(version) => (canBeTakenBack(version) ? <VersionActs form={form} version={version} /> : null)}
        />
      )}
    </Section>
  )
}

function Published({ version: { publishedAt, publishedBy, takenBackAt, takenBackBy } }: { version: Version }) {
  const t = useT()
  const minute = useMinute()
  if (publishedAt === null) return t('随平台提供')
  return (
    <>
      <time dateTime={isoMoment(publishedAt)}>{minute(publishedAt)}</time> <Name>{publishedBy ?? ''}</Name>
      {takenBackAt !== null && (
        <span className={styles.secondary}>
          {t('{time} 由{name}撤回', { time: minute(takenBackAt), name: takenBackBy ?? '' })}
        </span>
      )}
    </>
  )
}

interface VersionActsProps {
  form: FormFactsFragment
  version: Version
}

const canBeTakenBack = ({ publishedAt, takenBackAt }: Version) => publishedAt !== null && takenBackAt === null

/** What can be done with a version that was published from the workshop and is in force. */
function VersionActs({ form, version }: VersionActsProps) {
  const t = useT()
  const dialogs = useDialogs()
  const messages = useMessages()
  const [widening, setWidening] = useState(false)
  const named = { n: version.version }
  const takeBack = async () => {
    try {
      await smartform.mutate(TakeBackFormDocument, { formId: form.id, version: version.version })
      messages.success(t('已撤回第 {n} 版', named))
    } catch {
      // The error link has announced it.
    }
  }
  const confirm = () =>
    dialogs.confirm({
      title: t('撤回第 {n} 版？', named),
      content: t(
        '新的填报用回原来的版本。还没有提交过的内容也回到原来的版本：填写的内容都保留，只有这一版才有的填写项另外列出，可以查看和复制。已经提交的内容不变。',
      ),
      okText: t('撤回这一版'),
      onOk: takeBack,
    })
  return (
    <div className={styles.acts}>
      {version.units !== null && (
        <Button size="small" onClick={() => setWidening(true)}>
          {t('扩大适用单位')}
        </Button>
      )}
      <Button size="small" danger onClick={confirm}>
        {t('撤回')}
      </Button>
      {widening && <WidenDialog form={form} version={version} onClose={() => setWidening(false)} />}
    </div>
  )
}
