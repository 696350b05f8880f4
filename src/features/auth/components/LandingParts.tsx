/** Heading, facts and sign-in notice of pages that a link in a message opens (nomination, invitation, topic). */

import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useMaybeSession } from '@/session/session'
import { ButtonLink } from '@/ui/ButtonLink'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { publicPaths, signInHref } from '../paths'
import styles from './Landing.module.css'

interface HeadProps {
  /** The kind of notice. */
  kicker: string
  title: string
  /** Paragraphs separated by line breaks. */
  introduction?: string
}

export function LandingHead({ kicker, title, introduction: lead = '' }: HeadProps) {
  return (
    <>
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={`page-title ${styles.title}`} tabIndex={-1}>
        {title}
      </h1>
      {lead.split('\n').map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          {paragraph}
        </p>
      ))}
    </>
  )
}

/** Facts by name; null ones are omitted, names stand in the interface language. */
export function LandingFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{named(value)}</dd>
          </div>
        ))}
    </dl>
  )
}

interface SignedInProps {
  /** The purpose of signing in. */
  purpose: string
  children: ReactNode
}

/** What needs a login: for signed-in people with their name, else sign-in links that lead back here. */
export function NeedsLogin({ purpose, children }: SignedInProps) {
  const t = useT()
  const session = useMaybeSession()
  const { pathname, search, hash } = useLocation()
  if (session) {
    return (
      <>
        <p className={styles.note}>{t('当前登录：{name}', { name: session.user.userFullname })}</p>
        {children}
      </>
    )
  }
  const signIn = signInHref(pathname + search + hash)
  return (
    <>
      <p className={styles.note}>{purpose}</p>
      <div className={styles.actions}>
        <ButtonLink type="primary" size="large" to={signIn}>
          {t('登录后继续')}
        </ButtonLink>
        <Link to={signIn.replace(/^[^?]*/, publicPaths.register[0])}>{t('没有账号，先注册')}</Link>
      </div>
    </>
  )
}
