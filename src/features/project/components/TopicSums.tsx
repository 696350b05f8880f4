/** Compares a project's document with the sums of its topics, and takes the topics over; a button writes the sums into the document. */

import { program } from '@/api/program'
import { rowName } from '@/lib/work/row-names'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { useDialogs, useMessages } from '@/ui/feedback'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import { type ProjectTopicsViewFragment, TakeOverTopicsDocument } from '../graphql/topics.program.generated'
import { TopicLines } from './TopicLines'
import styles from './Topics.module.css'

type TopicDocument = ProjectTopicsViewFragment['documents'][number]

interface TopicSumsProps {
  document: TopicDocument
  /** Number of the project's topics. */
  topics: number
  leads: boolean
  onChanged(): void
}

export function TopicSums({ document, topics, leads, onChanged }: TopicSumsProps) {
  const t = useT()
  const minute = useMinute()
  const dialogs = useDialogs()
  const message = useMessages()
  const words = kindWords(document.kind)
  const noun = t(words.noun)
  const location = { id: document.id, unitId: '-' }
  const exceeding = document.lines.filter(({ exceeds }) => exceeds)
  const takeOver = async () => {
    try {
      await program.mutate(TakeOverTopicsDocument, { workId: document.id, seenRevision: document.revision })
      message.success(t('已带入 {n} 个课题', { n: document.confirmed }))
    } finally {
      onChanged()
    }
  }
  const ask = () =>
    dialogs.confirm({
      title: t('把已确认的 {n} 个课题带入{document}？', { n: document.confirmed, document: noun }),
      content:
        exceeding.length === 0
          ? t('只更新课题清单，已填写的数字不变。')
          : t('更新课题清单，并调高以下各项：{items}。', {
              items: exceeding
                .map(({ label, own, topics: sum }) =>
                  t('{label} {from} → {to}', { label: rowName(label), from: own ?? '0', to: sum }),
                )
                .join(t('、')),
            }),
      okText: t('带入'),
      cancelText: t('取消'),
      onOk: () => takeOver().catch(() => undefined),
    })
  const form = words.form(location)
  return (
    <Section title={t('与{document}对照', { document: noun })} className={styles.sums} wide>
      <p>
        {t('{n} 个课题已确认，共 {all} 个。', { n: document.confirmed, all: topics })}{' '}
        {document.takenOverAt !== null && t('上次带入：{at}。', { at: minute(document.takenOverAt) })}{' '}
        {document.outdated && t('带入以后又有课题确认，请重新带入。')}
      </p>
      {document.lines.length > 0 && (
        <TopicLines label={t('与{document}对照', { document: noun })} noun={noun} lines={document.lines} />
      )}
      <div className={styles.actions}>
        {leads && document.editable && document.confirmed > 0 && (
          <Button type="primary" onClick={ask}>
            {t('带入{document}', { document: noun })}
          </Button>
        )}
        {leads && document.editable && form !== null ? (
          <ButtonLink to={form}>{t('打开{document}', { document: noun })}</ButtonLink>
        ) : (
          <ButtonLink to={words.overview(location)}>{t('查看{document}', { document: noun })}</ButtonLink>
        )}
      </div>
    </Section>
  )
}
