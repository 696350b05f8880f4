/** The part of the demo panel with the codes sent by text message or e-mail. */
import { useEffect, useState } from 'react'
import type { Backend } from '../backend'
import type { VerificationCodeRow } from '../db/rows'

const maxVisible = 5

/** The demo telephone: codes sent by text message or e-mail, newest first. */
export function SentCodes({ backend }: { backend: Backend }) {
  const [codes, setCodes] = useState<readonly VerificationCodeRow[]>([])

  useEffect(() => {
    const look = async () => {
      const all = await backend.transaction(() => backend.db.verificationCodes.all())
      setCodes([...all].sort((verificationCode, other) => other.sentAt - verificationCode.sentAt).slice(0, maxVisible))
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
          {codes.map((code) => (
            <li key={code.id}>
              <span>
                {code.target}，{new Date(code.sentAt).toTimeString().slice(0, 8)}
                {code.spent && '（已失效）'}
              </span>
              <b>{code.code}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
