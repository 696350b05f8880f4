/** The button that exports everything a list has found to Excel, with progress and stop. */

import { DownloadOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import type { ExportedList } from '@/api/export/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { loadChunk } from '@/lib/loading/lazy-import'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from '../content/GeneratedFileButton.module.css'
import { keepFile } from '../content/open-file'
import type { ExportProgress } from './list-export'

interface ListExportButtonProps {
  /** The list as it is filtered and sorted now. */
  list: ExportedList
}

/**
 * Exports everything a list has found, whatever page it shows, as an Excel file named after what and when. Shows how
 * far it is and can be stopped; leaving the list stops it.
 */
export function ListExportButton({ list }: ListExportButtonProps) {
  const t = useT()
  const running = useRef<AbortController | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [message, setMessage] = useState<{ done?: string; problem?: string }>({})
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setMessage({})
    try {
      setProgress({ done: 0, total: null })
      const { exportList } = await loadChunk(() => import('./list-export'))
      const { content, name, rows, gone } = await exportList(list, { signal: stop.signal, onProgress: setProgress })
      keepFile(content, name)
      const text = t('已导出 {n} 行', { n: rows })
      setMessage({ done: gone === 0 ? text : `${text}${t('，{n} 项已不在列表中，没有导出', { n: gone })}` })
    } catch (error) {
      setMessage(stop.signal.aborted ? { done: t('已停止，没有导出') } : { problem: failureText(error) })
    }
    running.current = null
    setProgress(null)
  }

  const stop = () => {
    running.current?.abort()
    // The pressed button disappears.
    button.current?.focus()
  }

  return (
    <span className={styles.made}>
      <Button
        ref={button}
        icon={<DownloadOutlined aria-hidden />}
        loading={progress !== null}
        onClick={() => void run()}
      >
        {t('导出 Excel')}
      </Button>
      {progress && (
        <>
          {progress.total !== null && (
            <span className={styles.done}>
              {t('{done} / {total} 项', { done: progress.done, total: progress.total })}
            </span>
          )}
          <Button size="small" className={styles.stop} onClick={stop}>
            {t('停止导出')}
          </Button>
        </>
      )}
      <span role="status" className={styles.done}>
        {progress ? t(statusOf(progress)) : message.done}
      </span>
      {message.problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {message.problem}
        </span>
      )}
    </span>
  )
}

/** What a running export says; the number of rows changes too often to be announced. */
function statusOf({ pause }: ExportProgress): string {
  if (pause === 'line') return text('网络中断，恢复后自动继续')
  return pause === 'login' ? text('登录已失效，重新登录后自动继续') : text('正在导出…')
}
