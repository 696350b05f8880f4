/** A hook with the editor's two actions, “check” and “submit”; both reveal all problems known here. */

import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '@/lib/i18n/i18n'
import type { Autosave } from '../drafts/autosave-view'
import { saveStatusText } from '../drafts/save-state'
import type { FormEngine } from '../engine/engine'
import type { SmartformPorts } from '../ports'
import type { SmartformEditorProps, SubmitOutcome } from './editor-props'
import { outsideChangesId } from './OutsideChanges'
import type { ShowProblems } from './use-problem-summary'

interface SubmitOptions {
  engine: FormEngine
  autosave: Autosave
  contentId: string
  check: SmartformPorts['check']
  submit: SmartformEditorProps['submit']
  uploading(): boolean
  /** Everything is on the server. */
  saved: boolean
  show: ShowProblems
}

export interface Notice {
  kind: 'passed' | 'failed'
  text: string
  /** Only valid while something is unsaved. */
  unsaved?: true
}

/** What the person has to see before submitting; scrolls it into view. Null for nothing. */
function unseenText(autosave: Autosave): string | null {
  const { outside, differences } = autosave.view()
  if (differences.length > 0) return t('有 {n} 项内容有两个版本，请先选择再提交。', { n: differences.length })
  const n = outside.changes.length
  if (n === 0) return null
  document.getElementById(outsideChangesId)?.focus()
  return t('有 {n} 项内容在别处改过，您还没有查看，请查看后再提交。', { n })
}

/**
 * The actions “check” and “submit”. Both reveal all problems known here; the check adds the server's; submitting continues
 * only without errors and with everything saved. Neither is ever disabled. While submitting, the answers are frozen.
 */
export function useSubmit({ engine, autosave, contentId, check, submit, uploading, saved, show }: SubmitOptions) {
  const [busy, setBusy] = useState<'check' | 'submit' | null>(null)
  const [frozen, setFrozen] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const running = useRef(false)
  const messageRef = useRef<HTMLDivElement>(null)
  if (saved && notice?.unsaved && busy === null) setNotice(null)

  const alone = useCallback(async (which: 'check' | 'submit', act: () => Promise<Notice | null>) => {
    if (running.current) return
    running.current = true
    setNotice(null)
    const focusedBefore = document.activeElement
    // Local problems appear at once; only waiting for the server shows progress.
    const waiting = setTimeout(() => setBusy(which), 150)
    try {
      const found = await act()
      // The button is at the end of the page, its message at the beginning; a person who went on is not moved.
      flushSync(() => setNotice(found))
      if (document.activeElement === focusedBefore || document.activeElement === document.body)
        messageRef.current?.scrollIntoView({ block: 'nearest' })
    } finally {
      clearTimeout(waiting)
      running.current = false
      setFrozen(false)
      setBusy(null)
    }
  }, [])

  const runCheck = () =>
    alone('check', async () => {
      engine.setServerProblems([])
      engine.reveal('form', 'submit')
      const before = engine.problems('form', 'submit')
      show(before)
      const focusedBefore = document.activeElement
      let isCurrent = true
      if (check) {
        const saved = await autosave.flush()
        const problems = saved ? await check(contentId).catch(() => null) : null
        isCurrent = problems !== null
        if (problems) engine.setServerProblems(problems)
      }
      const found = engine.problems('form', 'submit')
      // A person who went on to a field during the request is not called back.
      const userMovedOn =
        before.length > 0 || !(document.activeElement === focusedBefore || document.activeElement === document.body)
      show(found, { quietly: userMovedOn })
      if (!isCurrent) return { kind: 'failed', text: t('只检查了填写内容，未能连接服务器做进一步检查，请稍后再试。') }
      if (found.length === 0) return { kind: 'passed', text: t('检查完成，没有发现问题，还没有提交。') }
      const more = found.filter(({ kind }) => kind === 'server').length
      return userMovedOn && more > 0
        ? { kind: 'failed', text: t('服务器又发现 {n} 处，已列在页首。', { n: more }) }
        : null
    })

  const runSubmit = () =>
    alone('submit', async () => {
      if (!submit) return null
      const wrong = engine
        .reveal('form', 'submit')
        .some((problem) => problem.severity === 'error' && problem.kind !== 'server')
      show(wrong ? engine.problems('form', 'submit') : [])
      if (wrong) return null
      // Anything typed from here on would not be part of the submission.
      setFrozen(true)
      if (uploading()) return { kind: 'failed', text: t('还有附件正在上传，请等上传完成后再提交。') }
      if (!(await autosave.flush())) {
        await autosave.keep()
        const state = saveStatusText(autosave.view().save, String)
        return {
          kind: 'failed',
          text: t('还没有全部保存到服务器（{state}），暂时不能提交。填写的内容都在。', { state }),
          unsaved: true,
        }
      }
      const unseen = unseenText(autosave)
      if (unseen) return { kind: 'failed', text: unseen }
      const outcome = await submit
        .run()
        .catch((): SubmitOutcome => ({ kind: 'failed', message: t('提交没有成功，请稍后重试。填写的内容都在。') }))
      if (outcome.kind === 'outdated') {
        await autosave.refresh()
        return { kind: 'failed', text: unseenText(autosave) ?? outcome.message }
      }
      if (outcome.kind === 'failed') return { kind: 'failed', text: outcome.message }
      if (outcome.kind === 'problems') {
        engine.setServerProblems(outcome.problems)
        show(engine.problems('form', 'submit'))
      }
      return null
    })

  return { busy, frozen, notice, noticeRef: messageRef, runCheck, runSubmit }
}
