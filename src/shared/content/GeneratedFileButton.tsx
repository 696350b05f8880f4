/** The button that has the server make a file (PDF) and opens or saves it; for letters, findings and content PDFs. */

import { DownloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './GeneratedFileButton.module.css'
import { openFile } from './open-file'

/** A file that the server generated on request. */
interface GeneratedFile {
  key: string
  name: string
}

interface MadeFileButtonProps {
  label: string
  /** Generates the file. A rejection is shown beside the button; a second click retries. */
  make(): Promise<GeneratedFile>
}

/** Generates a file and opens or saves it. Shows progress, then the result or the failure, beside the button. */
export function GeneratedFileButton({ label, make }: MadeFileButtonProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ done?: string; problem?: string }>({})
  const run = async () => {
    setBusy(true)
    setMessage({})
    try {
      const { key, name } = await make()
      await openFile(key, name)
      setMessage({ done: t('已生成《{name}》', { name }) })
    } catch (error) {
      setMessage({ problem: failureText(error) })
    }
    setBusy(false)
  }
  return (
    <span className={styles.made}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void run()}>
        {label}
      </Button>
      <span role="status" className={styles.done}>
        {busy ? t('正在生成…') : message.done}
      </span>
      {message.problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {message.problem}
        </span>
      )}
    </span>
  )
}
