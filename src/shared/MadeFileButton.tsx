import { DownloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './MadeFileButton.module.css'
import { openFile } from './open-file'

/** A file the server made when asked. */
export interface MadeFile {
  key: string
  name: string
  /** How many rows a list has; absent for what is no list. */
  rows?: number
}

interface MadeFileButtonProps {
  label: string
  /** Has it made; what it rejects with is said beside the button, and pressing again is the retry. */
  make(): Promise<MadeFile>
}

/** Has a file made and opens or saves it: while it is made the button says so, then what was got, or what went wrong, stands beside it. */
export function MadeFileButton({ label, make }: MadeFileButtonProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ done?: string; problem?: string }>({})
  const run = async () => {
    setBusy(true)
    setSaid({})
    try {
      const { key, name, rows } = await make()
      await openFile(key, name)
      setSaid({ done: rows === undefined ? t('已生成《{name}》', { name }) : t('已导出 {n} 行', { n: rows }) })
    } catch (error) {
      setSaid({ problem: failureText(error) })
    }
    setBusy(false)
  }
  return (
    <span className={styles.made}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={busy} onClick={() => void run()}>
        {label}
      </Button>
      <span role="status" className={styles.done}>
        {busy ? t('正在生成…') : said.done}
      </span>
      {said.problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {said.problem}
        </span>
      )}
    </span>
  )
}
