/** The public help centre (`/help`): questions by topic, search by words or pinyin, hotline. */
import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { portalVersion } from '@/lib/site/portal-version'
import { contact, hotline } from '@/lib/site/site'
import { useMatcher } from '@/shared/search/use-matcher'
import { Hotline } from '@/ui/Hotline'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { type HelpTopic, helpGroups } from '../topics'
import styles from './HelpPage.module.css'

/** The public help centre (`/help`, an answer at `/help#{id}`): questions by topic, searchable by words or pinyin. */
export function HelpPage() {
  const t = useT()
  const { hash } = useLocation()
  const [query, setQuery] = useState('')
  const found = useMatcher(query)
  const anchor = hash.slice(1)
  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView()
  }, [anchor])
  const wholeText = ({ title, answer, terms = [] }: HelpTopic) =>
    [title, ...answer, ...terms.flat()].map((words) => t(words)).join(' ')
  const groups = helpGroups
    .map(({ title, topics }) => ({ title, topics: topics.filter((topic) => found(wholeText(topic))) }))
    .filter(({ topics }) => topics.length > 0)
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0)
  const searching = query.trim() !== ''
  return (
    <>
      <PageHeader title={t('帮助中心')} purpose={t('怎样申报、谁能看到什么、什么时候截止、各种状态的意思。')} />
      <Input
        className={styles.search}
        size="large"
        type="search"
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('搜索帮助')}
        placeholder={t('输入问题或关键词')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {searching &&
          (count > 0
            ? t('找到 {n} 条', { n: count })
            : t('没有找到，请换个词，或联系{contact}。', { contact: contact() }))}
      </p>
      {groups.map((group) => (
        <section key={group.title} aria-label={t(group.title)} className={styles.group}>
          <h2>{t(group.title)}</h2>
          {group.topics.map((topic) => (
            // The key changes with the search and the requested answer, so that each opens as it should.
            <Answer
              key={`${topic.id} ${searching} ${topic.id === anchor}`}
              topic={topic}
              open={searching || topic.id === anchor}
            />
          ))}
        </section>
      ))}
      <section className={styles.group} aria-label={t('还有问题？')}>
        <h2>{t('还有问题？')}</h2>
        <p>{hotline ? <Hotline /> : t('请联系{contact}。', { contact: contact() })}</p>
        {portalVersion() && <p>{t('平台版本 {version}', { version: portalVersion() ?? '' })}</p>}
      </section>
    </>
  )
}

function Answer({ topic, open }: { topic: HelpTopic; open: boolean }) {
  const t = useT()
  return (
    <details id={topic.id} className={styles.topic} open={open}>
      <summary>{t(topic.title)}</summary>
      {topic.answer.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      {topic.terms && (
        <dl>
          {topic.terms.map(([word, meaning]) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
