/** The page numbers below a list, in antd's look; nothing for a single page. */

import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './Pagination.module.css'
import { useT } from './use-t'

interface PaginationProps {
  current: number
  total: number
  pageSize: number
  onChange(page: number): void
  /** Content in front of the page numbers. */
  summary?: ReactNode
  align?: 'center' | 'end'
  size?: 'small'
  /** Shows one page beside the current one instead of two. */
  less?: boolean
  className?: string
}

/** The visible page numbers: first, last and those around the current one; null marks a gap. */
export function visiblePages(current: number, last: number, beside: number): (number | null)[] {
  if (last <= 3 + beside * 2) return range(1, last)
  const from = Math.max(1, Math.min(current - beside, last - beside * 2))
  const to = Math.min(last, Math.max(current + beside, 1 + beside * 2))
  const before = from === 1 ? [] : from === 2 ? [1] : [1, null]
  const after = to === last ? [] : to === last - 1 ? [last] : [null, last]
  return [...before, ...range(from, to), ...after]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Pagination in antd's look; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const t = useT()
  const { current, total, pageSize, onChange, summary, align = 'end', size, less = false, className } = props
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1) return null
  const step = (to: number, name: string, icon: ReactNode) => (
    <li>
      <button
        type="button"
        data-repeatable
        className={styles.page}
        aria-label={name}
        // Not `disabled`: the focus would be lost at the last page.
        aria-disabled={to < 1 || to > last || undefined}
        onClick={() => to >= 1 && to <= last && onChange(to)}
      >
        {icon}
      </button>
    </li>
  )
  return (
    <nav aria-label={t('分页')} className={className}>
      <ul className={styles.pages} data-align={align} data-size={size}>
        {summary !== undefined && <li>{summary}</li>}
        {step(current - 1, t('上一页'), <LeftOutlined aria-hidden />)}
        {visiblePages(current, last, less ? 1 : 2).map((page, index) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is left out has no number of its own
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              •••
            </li>
          ) : (
            <li key={page}>
              <button
                type="button"
                data-repeatable
                className={styles.page}
                aria-label={t('第 {n} 页', { n: page })}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => page !== current && onChange(page)}
              >
                {page}
              </button>
            </li>
          ),
        )}
        {step(current + 1, t('下一页'), <RightOutlined aria-hidden />)}
      </ul>
    </nav>
  )
}
