import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { besideHref, signInPath } from '../paths'
import { FormAlert } from './FormAlert'
import styles from './Parts.module.css'

interface WayOnProps {
  /** What went wrong, for the person. */
  text: string
  /** The first way on, where trying again makes sense. */
  children?: ReactNode
}

/** What went wrong on the way in, and the ways on: what can be tried again, and the sign-in page, which always works. */
export function WayOn({ text, children }: WayOnProps) {
  const t = useT()
  const { search } = useLocation()
  return (
    <>
      <FormAlert text={text} />
      {children}
      <p className={styles.links}>
        <Link to={besideHref(signInPath, search)}>{t('用密码或短信验证码登录')}</Link>
      </p>
    </>
  )
}
