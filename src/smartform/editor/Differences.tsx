import { Alert, Button, Radio } from 'antd'
import { useState } from 'react'
import { useT } from '@/ui/use-t'
import type { Autosave, AutosaveView } from '../drafts/autosave'
import type { FormEngine } from '../engine/engine'
import { valueText } from '../fields/field-kinds'
import styles from './Differences.module.css'
import { FieldLink } from './FormLink'

type Choice = 'mine' | 'server'

interface DifferencesProps {
  engine: FormEngine
  autosave: Autosave
  differences: NonNullable<AutosaveView['differences']>
}

/** Fields with two versions, side by side; the person chooses for each, nothing is overwritten silently. */
export function Differences({ engine, autosave, differences }: DifferencesProps) {
  const t = useT()
  const { fields, reason } = differences
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [missing, setMissing] = useState(false)
  const all = (choice: Choice) => setChoices(Object.fromEntries(fields.map((field) => [field.fieldId, choice])))
  return (
    <section className={styles.panel} aria-labelledby="smartform-differences">
      <h2 id="smartform-differences" className={styles.heading}>
        {reason === 'conflict'
          ? t('有 {n} 项内容别人也改了，请选择保留哪一个', { n: fields.length })
          : t('本机有 {n} 项上次未保存的内容，与服务器上的不同，请选择', { n: fields.length })}
      </h2>
      <p className={styles.bulk}>
        <Button size="small" onClick={() => all('mine')}>
          {t('全部用我的')}
        </Button>
        <Button size="small" onClick={() => all('server')}>
          {t('全部用服务器的')}
        </Button>
      </p>
      {fields.map(({ fieldId, mine, server }) => {
        const node = engine.form.fields.get(fieldId)
        if (!node) return null
        const page = engine.form.pages.find((one) => one.id === node.pageId)
        const current = engine.values()[fieldId] ?? null
        return (
          <fieldset key={fieldId} className={styles.field}>
            <legend>
              <FieldLink path={fieldId}>{node.label}</FieldLink>
              <span className={styles.page}>{t('（{page}）', { page: page?.title ?? '' })}</span>
            </legend>
            <Radio.Group
              className={styles.columns}
              value={choices[fieldId]}
              aria-label={node.label}
              onChange={(event) => setChoices({ ...choices, [fieldId]: event.target.value })}
            >
              <Radio value="mine">
                <strong>{t('我的')}</strong>
                <span className={styles.value}>
                  {valueText(node, reason === 'conflict' ? current : mine) || t('未填写')}
                </span>
              </Radio>
              <Radio value="server">
                <strong>{t('服务器上的')}</strong>
                <span className={styles.value}>{valueText(node, server) || t('未填写')}</span>
              </Radio>
            </Radio.Group>
          </fieldset>
        )
      })}
      {missing && <Alert type="error" showIcon role="alert" title={t('请为每一项选择一个版本')} />}
      <Button
        type="primary"
        onClick={() => {
          const complete = fields.every((field) => choices[field.fieldId])
          setMissing(!complete)
          if (complete) autosave.decide(choices)
        }}
      >
        {t('按选择处理')}
      </Button>
    </section>
  )
}
