import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { useMatcher } from '@/shared/search/use-matcher'
import { useT } from '@/ui/use-t'
import type { MenuNode } from '../../menu'
import { filterMenu } from '../../search/filter-menu'
import styles from './MenuSearch.module.css'

interface MenuSearchProps {
  menu: readonly MenuNode[]
  /** Renders the matching entries; `searching` while the field has text. */
  children(found: readonly MenuNode[], searching: boolean): ReactNode
}

/** A search field above the menu that filters it by characters, pinyin or initials. */
export function MenuSearch({ menu, children }: MenuSearchProps) {
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
      {children(visible, searching)}
    </>
  )
}
