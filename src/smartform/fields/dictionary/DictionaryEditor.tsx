import { Button, Select } from 'antd'
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../field-kind-module'
import styles from './DictionaryEditor.module.css'
import { useDictionarySearch } from './use-dictionary-search'

/** A searchable choice from a dictionary; a look-up that fails says so under the field and can be repeated. */
export function DictionaryEditor({ node, value, control, change }: EditorProps<'dictionary'>) {
  const t = useT()
  const search = useDictionarySearch(node.dictionaryType)
  const failureId = `${control.id}-failure`
  const failed = search.state === 'failed'
  return (
    <>
      <Select
        {...control}
        aria-describedby={[control['aria-describedby'], failed && failureId].filter(Boolean).join(' ') || undefined}
        className={styles.select}
        showSearch={{ filterOption: false, onSearch: search.type }}
        allowClear={control['aria-required'] !== true}
        placeholder={t('输入名称搜索')}
        loading={search.state === 'loading'}
        value={value ? { value: value.id, label: value.name } : undefined}
        labelInValue
        options={search.options.map((entry) => ({ value: entry.id, label: entry.name }))}
        notFoundContent={
          search.state === 'loading' ? t('查找中…') : failed ? t('没有查到，请重试') : t('没有符合的选项')
        }
        onOpenChange={(open) => {
          if (open && search.state !== 'loading') search.now('')
        }}
        onChange={(chosen) => change(search.options.find((entry) => entry.id === chosen?.value) ?? null)}
      />
      {failed && (
        <div id={failureId} className={styles.failure} role="alert">
          {t('选项没有取到。')}
          <Button type="link" size="small" onClick={() => search.now()}>
            {t('重试')}
          </Button>
        </div>
      )}
    </>
  )
}
