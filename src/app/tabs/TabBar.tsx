/** The bar of page tabs below the header: links with arrow keys, Delete, and a menu that closes others. */
import { CloseOutlined, DownOutlined } from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { returning } from '../entry-focus'
import { besideTrigger } from '../layouts/menu/beside-trigger'
import styles from './TabBar.module.css'
import type { TabAction } from './tab-actions'
import { useTabBar } from './use-tab-bar'

/**
 * A tab per visited page. Tabs are links; arrow keys move between them, Delete closes one, and the context menu opens
 * by right click, menu key, or the button at the end.
 */
export function TabBar({ userId }: { userId: string }) {
  const t = useT()
  const { tabs, active, act } = useTabBar(userId)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const closable = tabs.length > 1
  const menuFor = (key: string | null): MenuProps => ({
    items: [
      { key: 'current', label: t('关闭当前标签'), disabled: !closable },
      { key: 'right', label: t('关闭右侧标签') },
      { key: 'left', label: t('关闭左侧标签') },
      { key: 'all', label: t('关闭全部标签'), disabled: !closable },
    ],
    onClick: ({ key: action }) => key !== null && act(action as TabAction, key),
  })
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const index = links.indexOf(event.currentTarget as HTMLAnchorElement)
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: links.length - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      links[(to + links.length) % links.length]?.focus()
    } else if (event.key === 'Delete' && closable) {
      event.preventDefault()
      act('current', key).then((closed) => closed && links[index === 0 ? 1 : index - 1]?.focus())
    }
  }
  return (
    <nav className={styles.bar} aria-label={t('打开的页面')}>
      <Dropdown
        menu={menuFor(menuOf)}
        trigger={['contextMenu']}
        getPopupContainer={besideTrigger}
        onOpenChange={(open) => open && focusMenu(list.current)}
      >
        <ul ref={list} className={styles.tabs}>
          {tabs.map(({ key, address, title, unsaved }) => (
            <li
              key={key}
              className={key === active ? `${styles.tab} ${styles.active}` : styles.tab}
              onContextMenu={() => setMenuOf(key)}
            >
              <Link
                to={address}
                state={returning}
                preventScrollReset
                className={styles.link}
                title={title}
                aria-current={key === active ? 'page' : undefined}
                onKeyDown={(event) => onKeyDown(event, key)}
              >
                {unsaved && <span className={styles.unsaved}>{t('（未保存）')}</span>}
                <span className={styles.title}>{title}</span>
              </Link>
              {closable && (
                <Button
                  type="text"
                  size="small"
                  className={styles.close}
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('关闭“{title}”', { title })}
                  onClick={() => act('current', key)}
                />
              )}
            </li>
          ))}
        </ul>
      </Dropdown>
      <Dropdown
        menu={menuFor(active)}
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        getPopupContainer={besideTrigger}
      >
        <Button
          type="text"
          className={styles.more}
          disabled={active === null}
          icon={<DownOutlined aria-hidden />}
          aria-label={t('标签操作')}
          aria-haspopup="menu"
        />
      </Dropdown>
    </nav>
  )
}

/**
 * Focuses the menu once it is positioned. The dropdown's own focus comes earlier and scrolls the page, which closes a
 * context menu.
 */
function focusMenu(list: HTMLElement | null): void {
  setTimeout(() => {
    const menu = list?.closest('nav')?.querySelector<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden) [role=menu]')
    menu?.focus({ preventScroll: true })
  }, 100)
}
