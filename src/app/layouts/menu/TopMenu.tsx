/** The main menu as a row in the header, for the top layout and the government portal. */

import { EllipsisOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type MenuEntry, MenuList } from '@/ui/MenuList'
import { useDismiss, useInSight } from '@/ui/Popup'
import popupStyles from '@/ui/Popup.module.css'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import { menuIcon } from '../../menu-icons'
import { useAppearance } from '../../settings/appearance'
import { useReturnLink } from '../../tabs/use-return-link'
import styles from './TopMenu.module.css'

interface TopMenuProps {
  menu: readonly MenuNode[]
  selected: string | undefined
  theme: 'light' | 'dark'
}

/** How long a group stays open after the pointer has left it, in milliseconds. */
const hoverDelay = 200

/** The menu in the header; entries without room are under the last one. */
export function TopMenu({ menu, selected, theme }: TopMenuProps) {
  const t = useT()
  const { large } = useAppearance()
  const names = menu.map(({ title }) => t(title))
  return (
    <nav aria-label={t('主菜单')}>
      {/* Measured again when its texts change. */}
      <Bar key={`${names.join()} ${large}`} menu={menu} selected={selected} theme={theme} />
    </nav>
  )
}

function Bar({ menu, selected, theme }: TopMenuProps) {
  const t = useT()
  const scope = useReturnLink()
  const list = useRef<HTMLDivElement>(null)
  const count = useRoom(list, menu.length)
  const [open, setOpen] = useState<string | null>(null)
  const linkOf = ({ key, title }: MenuNode) => (
    <Link {...scope(key)} tabIndex={-1}>
      {t(title)}
    </Link>
  )
  const entriesOf = (nodes: readonly MenuNode[]): MenuEntry[] =>
    nodes.flatMap((node): MenuEntry[] =>
      node.children
        ? [{ key: node.key, heading: t(node.title) }, ...entriesOf(node.children)]
        : [{ key: node.key, label: linkOf(node), selected: node.key === selected }],
    )
  const containsCurrent = (nodes: readonly MenuNode[]): boolean =>
    nodes.some(({ key, children = [] }) => key === selected || containsCurrent(children))
  const groups: readonly (MenuNode | { key: string; rest: readonly MenuNode[] })[] =
    count < menu.length ? [...menu.slice(0, count), { key: 'rest', rest: menu.slice(count) }] : menu
  return (
    <div
      ref={list}
      role="menubar"
      className={styles.menu}
      data-theme={theme}
      onKeyDown={(event) => moveAlong(event, list.current)}
    >
      {groups.map((node, index) => {
        const nodes = 'rest' in node ? node.rest : node.children
        const icon = 'rest' in node ? <EllipsisOutlined aria-hidden /> : menuIcon(node.icon)
        const tabIndex = index === 0 ? 0 : -1
        if (!nodes && !('rest' in node))
          return (
            <div
              key={node.key}
              role="menuitem"
              tabIndex={tabIndex}
              className={styles.item}
              data-selected={node.key === selected || undefined}
            >
              {icon}
              {linkOf(node)}
            </div>
          )
        return (
          <Group
            key={node.key}
            tabIndex={tabIndex}
            name={'rest' in node ? undefined : t(node.title)}
            label={'rest' in node ? t('更多') : undefined}
            icon={icon}
            entries={entriesOf(nodes ?? [])}
            selected={containsCurrent(nodes ?? [])}
            open={open === node.key}
            onOpen={(shouldOpen) => setOpen((now) => (shouldOpen ? node.key : now === node.key ? null : now))}
          />
        )
      })}
    </div>
  )
}

interface GroupProps {
  /** Its tab index. */
  tabIndex: number
  name: string | undefined
  label: string | undefined
  icon: ReactNode
  entries: readonly MenuEntry[]
  selected: boolean
  open: boolean
  onOpen(open: boolean): void
}

/** A menu group that opens on hover or click. */
function Group({ tabIndex, name, label, icon, entries, selected, open, onOpen }: GroupProps) {
  const ref = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const popup = useInSight(open)
  const [byKey, setByKey] = useState(false)
  const leaving = useRef<number>(undefined)
  useDismiss(ref, open, () => onOpen(false))
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  const show = (key: boolean) => {
    setByKey(key)
    onOpen(true)
  }
  return (
    <div
      ref={ref}
      className={styles.group}
      onPointerEnter={({ pointerType }) => {
        window.clearTimeout(leaving.current)
        if (pointerType === 'mouse' && !open) show(false)
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') leaving.current = window.setTimeout(() => onOpen(false), hoverDelay)
      }}
    >
      <div
        ref={head}
        role="menuitem"
        tabIndex={tabIndex}
        className={styles.item}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        data-selected={selected || undefined}
        onClick={() => show(false)}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
          event.preventDefault()
          show(true)
        }}
      >
        {icon}
        {name}
      </div>
      {open && (
        <div ref={popup} className={`${popupStyles.popup} ${styles.popup}`}>
          <MenuList
            entries={entries}
            focused={byKey}
            label={name ?? label}
            onClose={() => {
              if (byKey) head.current?.focus()
              onOpen(false)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** Arrow keys move along the bar; Enter follows a link. */
function moveAlong(event: KeyboardEvent, list: HTMLDivElement | null): void {
  const heads = [
    ...(list?.querySelectorAll<HTMLElement>(':scope > [role=menuitem], :scope > div > [role=menuitem]') ?? []),
  ]
  const at = heads.indexOf(document.activeElement as HTMLElement)
  const step = ({ ArrowRight: 1, ArrowLeft: -1 } as Readonly<Record<string, number>>)[event.key]
  if (at < 0) return
  if (event.key === 'Enter') heads[at]?.querySelector('a')?.click()
  if (step === undefined) return
  event.preventDefault()
  heads[(at + step + heads.length) % heads.length]?.focus()
}

/** How many entries fit beside the overflow entry. */
function useRoom(list: React.RefObject<HTMLDivElement | null>, all: number): number {
  const [count, setCount] = useState(all)
  const widths = useRef<number[]>([])
  useLayoutEffect(() => {
    const bar = list.current
    if (!bar) return
    widths.current = [...bar.children].map((entry) => entry.getBoundingClientRect().width)
    const look = () => {
      const room = bar.getBoundingClientRect().width
      const total = widths.current.reduce((sum, width) => sum + width, 0)
      const rest = 48
      let used = 0
      const fitting = widths.current.findIndex((width) => {
        used += width
        return used > room - rest
      })
      setCount(total <= room + 1 || fitting < 0 ? all : fitting)
    }
    look()
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
    watch?.observe(bar)
    return () => watch?.disconnect()
  }, [list, all])
  return count
}
