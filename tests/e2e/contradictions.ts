/** Finds messages of a page that cannot both be true, for the browser tests. */

/** Runs in the page: messages that cannot both be true. */
export function contradictions(): string[] {
  const found: string[] = []
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0)
  for (const table of visible('.ant-table')) {
    const rows = table.querySelectorAll('tbody tr[data-row-key]').length
    if (rows > 0 && table.querySelector('.ant-table-placeholder, .ant-empty'))
      found.push('a list with rows says that it is empty')
  }
  const says = (words: RegExp) =>
    visible('[role=status], [role=alert]').some((element) => words.test(element.textContent ?? ''))
  if (says(/已保存 \d\d:\d\d|全部已保存/) && says(/仅存于本机|尚未保存|保存失败/))
    found.push('saved and not saved at once')
  const notices = visible('.ant-message-notice').map((element) => element.textContent ?? '')
  if (new Set(notices).size < notices.length) found.push(`the same message twice: ${notices.join(' | ')}`)
  const isOffline = says(/网络无法连接/)
  if (isOffline && navigator.onLine && !says(/重试/)) found.push('no line is said, with no way on')
  const total = /共\s*(\d+)\s*条/.exec(document.querySelector('main')?.textContent ?? '')
  const tables = visible('main .ant-table')
  if (total && tables.length === 1 && tables[0]) {
    const rows = tables[0].querySelectorAll('tbody tr[data-row-key]').length
    if (Number(total[1]) === 0 && rows > 0) found.push(`0 are counted, ${rows} are listed`)
    if (Number(total[1]) > 0 && rows === 0) found.push(`${total[1]} are counted, none is listed`)
    if (rows > Number(total[1])) found.push(`${total[1]} are counted, ${rows} are listed`)
  }
  return found
}
