/** The main menu with its search field, as the side menu and the mobile menu show it. */

import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { useMatcher } from '@/shared/search/use-matcher'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import { filterMenu } from '../../search/filter-menu'
import { NavigationMenu } from './NavigationMenu'
import styles from './SearchableMenu.module.css'

interface SearchableMenuProps {
  menu: readonly MenuNode[]
  selected: string | undefined
  theme?: 'light' | 'dark'
  /** Called after a page was chosen. */
  onChoose?(): void
}

/** The menu below a search field that filters it by characters, pinyin or initials. */
export function SearchableMenu({ menu, ...props }: SearchableMenuProps) {
  const t = useT()
  const [query, setQuery] = useState('')
  const found = useMatcher(query)
  const searching = query.trim() !== ''
  const visible = searching ? filterMenu(menu, (title) => found(title) || found(t(title))) : menu
  return (
    <>
      <div className={styles.field}>
        <Input
          value={query}
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('搜索菜单')}
          placeholder={t('搜索菜单，可用拼音首字母')}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      {visible.length === 0 && (
        <p role="status" className={styles.none}>
          {t('没有符合的菜单')}
        </p>
      )}
      {/* While searching, groups with matches are open. */}
      <NavigationMenu {...props} key={searching ? visible.map(({ key }) => key).join() : 'all'} menu={visible} />
    </>
  )
}
