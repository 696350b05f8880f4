import { useEffect, useState } from 'react'
import type { Backend } from '../backend'
import type { VerificationCodeRow } from '../db/rows'

const shown = 5

/** The demo telephone: codes sent by text message or e-mail, newest first. */
export function SentCodes({ backend }: { backend: Backend }) {
  const [codes, setCodes] = useState<readonly VerificationCodeRow[]>([])

  useEffect(() => {
    const look = async () => {
      const all = await backend.transaction(() => backend.db.verificationCodes.all())
      setCodes([...all].sort((one, other) => other.sentAt - one.sentAt).slice(0, shown))
    }
    look()
    const timer = setInterval(look, 2000)
    return () => clearInterval(timer)
  }, [backend])

  return (
    <>
      <h3>收到的验证码</h3>
      {codes.length === 0 ? (
        <p className="hint">还没有发送过验证码。</p>
      ) : (
        <ul className="codes">
          {codes.map((one) => (
            <li key={one.id}>
              <span>
                {one.target}，{new Date(one.sentAt).toTimeString().slice(0, 8)}
                {one.spent && '（已失效）'}
              </span>
              <b>{one.code}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
