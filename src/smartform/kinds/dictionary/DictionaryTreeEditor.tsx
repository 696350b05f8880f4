import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { entryNameIn } from '@/lib/entry-name'
import { LookupFailure } from '@/ui/LookupFailure'
import styles from '@/ui/LookupSelect.module.css'
import { useLookup } from '@/ui/use-lookup'
import { useT, useTexts } from '@/ui/use-t'
import { useSmartform } from '../../fields/smartform-context'
import type { DictionaryBranch } from '../../ports'
import type { EditorProps } from '../screen-props'
import { pathText, treeEntries } from './dictionary'

interface TreeOption {
  value: string
  title: string
  selectable: boolean
  children?: TreeOption[]
}

function optionsOf(type: string, branches: readonly DictionaryBranch[], anyLevel: boolean): TreeOption[] {
  return branches.map(({ id, name, children }) => ({
    value: id,
    title: entryNameIn(type, name),
    selectable: anyLevel || children.length === 0,
    children: children.length > 0 ? optionsOf(type, children, anyLevel) : undefined,
  }))
}

/** One entry of a tree, by opening its levels or by searching in all of them; its whole path is shown. */
export function DictionaryTreeEditor({ node, value, control, change }: EditorProps<'dictionaryTree'>) {
  const t = useT()
  const { ports } = useSmartform()
  const search = useLookup(() => ports.dictionaryTree(node.dictionaryType), 0)
  const type = node.dictionaryType
  const texts = useTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: its names are among the texts
  const options = useMemo(
    () => optionsOf(type, search.options, node.anyLevel === true),
    [type, search.options, node.anyLevel, texts],
  )
  const entries = useMemo(
    () => new Map(treeEntries(search.options, false).map((entry) => [entry.id, entry])),
    [search.options],
  )
  const failed = search.state === 'failed'
  const failureId = `${control.id}-failure`
  return (
    <>
      <TreeSelect
        {...control}
        aria-describedby={[control['aria-describedby'], failed && failureId].filter(Boolean).join(' ') || undefined}
        className={styles.select}
        // a cell is narrow, a name three levels deep is not
        popupMatchSelectWidth={320}
        showSearch={{
          filterTreeNode(typed, option) {
            const entry = entries.get(String(option.value))
            const known = `${pathText(type, entry ?? null)}\n${entry?.path.join(' / ') ?? ''}`.toLowerCase()
            return known.includes(typed.trim().toLowerCase())
          },
        }}
        allowClear={control['aria-required'] !== true}
        placeholder={node.anyLevel ? t('展开或搜索后选择') : t('展开或搜索后选择最下一级')}
        loading={search.state === 'loading'}
        labelInValue
        value={value ? { value: value.id, label: pathText(type, value) } : undefined}
        treeData={options}
        treeExpandAction="click"
        notFoundContent={
          search.state === 'loading' ? t('查找中…') : failed ? t('没有查到，请重试') : t('没有符合的选项')
        }
        onOpenChange={(open) => {
          if (open && search.state !== 'loading' && search.state !== 'loaded') search.now()
        }}
        onChange={(chosen) => change(entries.get(String(chosen?.value)) ?? null)}
      />
      {failed && <LookupFailure id={failureId} onRetry={() => search.now()} />}
    </>
  )
}
