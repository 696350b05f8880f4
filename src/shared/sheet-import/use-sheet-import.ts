/** The state of an Excel import (staff, resume): file, rows, problems, result. */

import { useRef, useState } from 'react'
import { failureOf, failureText } from '@/api/errors/failure'
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import { loadChunk } from '@/lib/loading/lazy-import'
import { WorkbookError } from '@/lib/sheets/workbook-error'
import { useT } from '@/ui/use-t'
import type { ReadSheet, SheetProblem, SheetRow } from './sheet'

const mostBytes = 5 * 1024 * 1024

/** What came of one row that was sent. */
interface SentRow {
  /** Its index among those sent. */
  row: number
  done: boolean
  /** Why it was refused. */
  problems: readonly SheetProblem[]
}

interface SheetImportOptions {
  /** Parses and judges the cells of a sheet, the heads first. */
  read(block: readonly (readonly string[])[]): ReadSheet
  /** How many rows may be imported. */
  room: number
  /** Imports rows; each is judged on its own. */
  send(rows: readonly SheetRow[]): Promise<readonly SentRow[]>
  onImported(count: number): void
}

export type SheetImport = ReturnType<typeof useSheetImport>

/** The state of an import: parsed rows, included rows, result. */
export function useSheetImport({ read: readRows, room, send: sendRows, onImported }: SheetImportOptions) {
  const t = useT()
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  const [name, setName] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const turn = useRef(0)
  // The file's rows are on no server: after the login has ended, the person signs in over them.
  useUnsavedWork(taken.size > 0)

  /** Reads the file chosen last; results of earlier ones are ignored. */
  const read = async (file: File): Promise<void> => {
    turn.current += 1
    const mine = turn.current
    setFailure(null)
    setDone(null)
    setSheet(null)
    setName(file.name)
    if (!/\.xlsx$/i.test(file.name)) return setFailure(t('请选择 Excel（.xlsx）文件；旧的 .xls 请另存为 .xlsx'))
    if (file.size === 0) return setFailure(t('文件是空的，请选择有内容的文件'))
    if (file.size > mostBytes) return setFailure(t('文件大小限制小于{n}M', { n: 5 }))
    try {
      const { readWorkbook } = await loadChunk(() => import('@/lib/sheets/workbook'))
      const block = await readWorkbook(file)
      if (mine !== turn.current) return
      const found = readRows(block)
      if (found.rows.length === 0) return setFailure(t('表格里没有数据，请按模板从第 2 行开始填写'))
      if (found.rows.every(({ values }) => Object.keys(values).length === 0))
        return setFailure(t('没有认出任何一列，第一行应是模板的列名'))
      setSheet(found)
      setTaken(new Set(found.rows.filter((row) => row.problems.length === 0 && !row.repeated).map(({ line }) => line)))
    } catch (error) {
      if (mine !== turn.current) return
      setFailure(error instanceof WorkbookError ? error.message : failureText(error))
    }
  }

  /** Saves a workbook; a failure is shown like any other here. */
  const save = async (make: () => Promise<void>): Promise<void> => {
    setFailure(null)
    try {
      await make()
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  const send = async (): Promise<void> => {
    const rows = sheet?.rows.filter(({ line }) => taken.has(line)) ?? []
    if (!sheet || rows.length === 0) return setFailure(t('请至少选择一行要导入的记录'))
    if (rows.length > room) return setFailure(t('最多还能导入 {n} 条，现在选择了 {m} 条', { n: room, m: rows.length }))
    setBusy(true)
    setFailure(null)
    try {
      const judged = new Map<number, SheetRow>()
      const imported = new Set<number>()
      for (const { row, done: taken, problems } of await sendRows(rows)) {
        const sent = rows[row]
        if (!sent) continue
        if (taken) imported.add(sent.line)
        else judged.set(sent.line, { ...sent, problems })
      }
      setSheet({
        ...sheet,
        rows: sheet.rows.filter(({ line }) => !imported.has(line)).map((row) => judged.get(row.line) ?? row),
      })
      setTaken(new Set())
      setDone(imported.size)
      onImported(imported.size)
    } catch (error) {
      // After an ended login the sign-in dialog says it; here it would be untrue once the person is back.
      if (!failureOf(error).endsSession) setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  const take = (lines: readonly number[], on: boolean) => {
    const next = new Set(taken)
    for (const line of lines) {
      if (on) next.add(line)
      else next.delete(line)
    }
    setTaken(next)
    // What was said of the former choice ("500 are selected") is not true of this one.
    setFailure(null)
  }
  return { sheet, name, taken, take, failure, done, busy, read, save, send }
}
