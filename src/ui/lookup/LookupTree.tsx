/** A tree select whose branches come from the server, for dictionary trees in forms. */

import { DownOutlined } from '@ant-design/icons'
import { TreeSelect } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { type Branch, flattenTree, type PlacedEntry } from '@/lib/collections/flatten-tree'
import type { FieldControl } from '../FormField'
import { useClearButton } from '../use-clear-button'
import { useT, useTexts } from '../use-t'
import { LookupFailure } from './LookupFailure'
import styles from './LookupSelect.module.css'
import { useLookup } from './use-lookup'

interface LookupTreeProps {
  value: PlacedEntry | null
  control: FieldControl
  find(): Promise<readonly Branch[]>
  /** Visible form of a name. */
  nameOf(name: string): string
  /** Entries with children can be selected too. */
  anyLevel: boolean
  change(value: PlacedEntry | null): void
}

interface TreeOption {
  value: string
  title: string
  selectable: boolean
  children?: TreeOption[]
}

/** Selects one entry of a tree, by expanding levels or by searching all of them. The value shows its whole path. */
export function LookupTree({ value, control, find, nameOf, anyLevel, change }: LookupTreeProps) {
  const t = useT()
  const clearButton = useClearButton(control['aria-required'] !== true)
  const search = useLookup(find, 0)
  const texts = useTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are among the texts
  const options = useMemo(() => {
    const optionsOf = (branches: readonly Branch[]): TreeOption[] =>
      branches.map(({ id, name, children }) => ({
        value: id,
        title: nameOf(name),
        selectable: anyLevel || children.length === 0,
        children: children.length > 0 ? optionsOf(children) : undefined,
      }))
    return optionsOf(search.options)
  }, [search.options, anyLevel, texts])
  const entries = useMemo(
    () => new Map(flattenTree(search.options, false).map((entry) => [entry.id, entry])),
    [search.options],
  )
  const [typed, setTyped] = useState('')
  const [expanded, setExpanded] = useState<readonly (string | number)[]>([])
  // What is found is in sight also where the tree arrives after the typing; antd expands it only at the next key.
  useEffect(() => setExpanded(typed === '' ? [] : [...entries.keys()]), [typed, entries])
  const failed = search.state === 'failed'
  const failureId = `${control.id}-failure`
  const pathText = (path: readonly string[] = []) => path.map(nameOf).join(' / ')
  return (
    <>
      <TreeSelect
        {...control}
        aria-describedby={[control['aria-describedby'], failed && failureId].filter(Boolean).join(' ') || undefined}
        className={styles.select}
        // The column is narrow, but a name of three levels is long.
        popupMatchSelectWidth={320}
        showSearch={{
          filterTreeNode(words, option) {
            const path = entries.get(String(option.value))?.path
            const known = `${pathText(path)}\n${path?.join(' / ') ?? ''}`.toLowerCase()
            return known.includes(words.trim().toLowerCase())
          },
          onSearch: setTyped,
        }}
        treeExpandedKeys={[...expanded]}
        onTreeExpand={setExpanded}
        allowClear={clearButton}
        placeholder={anyLevel ? t('展开或搜索后选择') : t('展开或搜索后选择最下一级')}
        loading={search.state === 'loading'}
        suffixIcon={search.state === 'loading' ? undefined : <DownOutlined aria-hidden />}
        labelInValue
        value={value ? { value: value.id, label: pathText(value.path) } : undefined}
        treeData={options}
        treeExpandAction="click"
        notFoundContent={
          search.state === 'loading' ? t('查找中…') : failed ? t('查找失败，请重试') : t('没有符合的选项')
        }
        onOpenChange={(open) => {
          if (!open) setTyped('')
          else if (search.state !== 'loading' && search.state !== 'loaded') search.now()
        }}
        onChange={(option) => change(entries.get(String(option?.value)) ?? null)}
      />
      {failed && <LookupFailure id={failureId} onRetry={() => search.now()} />}
    </>
  )
}
