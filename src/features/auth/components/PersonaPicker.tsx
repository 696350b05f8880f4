/** The demo's persona buttons on the sign-in page; nothing in production. */
import { useState } from 'react'
import { loadChunk } from '@/lib/loading/lazy-import'
import { type DemoPersona, demoPersonas } from '@/session/demo'
import { useT } from '@/ui/use-t'
import type { SignIn } from '../use-sign-in'
import { FormAlert } from './FormAlert'
import styles from './PersonaPicker.module.css'

export function PersonaPicker({ signIn }: { signIn: SignIn }) {
  const t = useT()
  const [error, setError] = useState('')
  const personas = demoPersonas()
  if (personas.length === 0) return null

  async function enter({ name, accountCode, password, readCode }: DemoPersona): Promise<void> {
    setError('')
    const refusal = await signIn(async () => {
      const sign = await loadChunk(() => import('../sign-in-by-password'))
      return sign.signInByPassword({ accountCode, password }, readCode)
    })
    if (!refusal) return
    // The button's own password is wrong only after somebody tried changing or resetting it.
    const changed = t('“{name}”的密码已改过：请在上方输入 {account} 和新密码登录，或重置演示数据。', {
      name,
      account: accountCode,
    })
    setError(refusal.code === 60102 ? changed : refusal.message)
  }

  return (
    <section className={styles.personas} aria-label={t('演示账号')}>
      <h2>{t('演示账号')}</h2>
      <p>{t('演示环境使用内置数据，选择一个角色直接登录。')}</p>
      <FormAlert text={error} />
      <ul>
        {personas.map((persona) => (
          <li key={persona.id}>
            <button type="button" title={persona.note} onClick={() => enter(persona)}>
              {persona.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
