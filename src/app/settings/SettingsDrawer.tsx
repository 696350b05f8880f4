/** The drawer with all layout settings, in development and the demo only. */
import { CopyOutlined } from '@ant-design/icons'
import { Drawer, Radio, Switch, theme } from 'antd'
import { type ReactNode, useId } from 'react'
import { themeOf } from '@/ui/antd-theme'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { useAppearance } from './appearance'
import { ColourChoice } from './ColourChoice'
import { changeLayout, layoutSettings, resetLayout, useLayoutSettings } from './layout-settings'
import { effectiveLayout } from './parse-layout-settings'
import styles from './SettingsDrawer.module.css'
import type { ThemeColour } from './theme-colours'

interface SettingsDrawerProps {
  open: boolean
  onClose(): void
}

/** All layout settings, applied live; in development and the demo only. */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const t = useT()
  const message = useMessages()
  const settings = useLayoutSettings()
  const look = useAppearance()
  const effective = effectiveLayout(settings)
  const top = settings.navigation === 'top'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(layoutSettings(), null, 2))
      message.success(t('复制完毕'))
    } catch {
      message.error(t('复制失败'))
    }
  }
  const recolour = (colour: ThemeColour) => {
    try {
      theme.getDesignToken(themeOf({ ...look, ...settings, colour }))
      changeLayout({ colour })
    } catch {
      message.error(t('主题编译失败，仍用原来的颜色'))
    }
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('布局设置')}
      size={320}
      footer={
        <div className={styles.actions}>
          <Button type="primary" icon={<CopyOutlined aria-hidden />} onClick={copy}>
            {t('复制设置')}
          </Button>
          <Button onClick={resetLayout}>{t('恢复默认')}</Button>
        </div>
      }
    >
      <Choice label={t('菜单主题')}>
        {(id) => (
          <Radio.Group
            aria-labelledby={id}
            value={settings.menuTheme}
            onChange={({ target }) => changeLayout({ menuTheme: target.value })}
            options={[
              { value: 'light', label: t('浅色') },
              { value: 'dark', label: t('深色') },
            ]}
          />
        )}
      </Choice>
      <Choice label={t('主题色')}>
        {(id) => <ColourChoice labelledBy={id} value={settings.colour} onChange={recolour} />}
      </Choice>
      <Choice label={t('导航模式')}>
        {(id) => (
          <Radio.Group
            aria-labelledby={id}
            value={settings.navigation}
            onChange={({ target }) => changeLayout({ navigation: target.value })}
            options={[
              { value: 'side', label: t('侧边菜单') },
              { value: 'top', label: t('顶部菜单') },
            ]}
          />
        )}
      </Choice>
      <Choice label={t('内容区域宽度')} note={top ? undefined : t('流式只用于顶部菜单。')}>
        {(id) => (
          <Radio.Group
            aria-labelledby={id}
            value={effective.contentWidth}
            onChange={({ target }) => changeLayout({ contentWidth: target.value })}
            options={[
              { value: 'fixed', label: t('定宽') },
              { value: 'fluid', label: t('流式'), disabled: !top },
            ]}
          />
        )}
      </Choice>
      <Flag
        label={t('固定页头')}
        checked={settings.fixedHeader}
        onChange={(fixedHeader) => changeLayout({ fixedHeader })}
      />
      <Flag
        label={t('下滑时隐藏页头')}
        note={settings.fixedHeader ? undefined : t('须先固定页头。')}
        checked={effective.hideHeader}
        disabled={!settings.fixedHeader}
        onChange={(hideHeader) => changeLayout({ hideHeader })}
      />
      <Flag
        label={t('固定侧边菜单')}
        note={top ? t('顶部菜单时不可用。') : undefined}
        checked={effective.fixedMenu}
        disabled={top}
        onChange={(fixedMenu) => changeLayout({ fixedMenu })}
      />
      <Flag
        label={t('色弱模式')}
        checked={settings.colourWeak}
        onChange={(colourWeak) => changeLayout({ colourWeak })}
      />
      <Flag label={t('多标签页模式')} checked={settings.multiTab} onChange={(multiTab) => changeLayout({ multiTab })} />
    </Drawer>
  )
}

interface ChoiceProps {
  label: string
  /** Why it cannot be changed now. */
  note?: string
  /** The control; receives the id of its label. */
  children(labelId: string): ReactNode
}

function Choice({ label, note, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {children(id)}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}

interface FlagProps {
  label: string
  note?: string
  checked: boolean
  disabled?: boolean
  onChange(checked: boolean): void
}

function Flag({ label, note, ...control }: FlagProps) {
  const id = useId()
  const noteId = useId()
  return (
    <div className={styles.flag}>
      <div>
        <label htmlFor={id}>{label}</label>
        {note && (
          <div id={noteId} className={styles.note}>
            {note}
          </div>
        )}
      </div>
      <Switch id={id} aria-describedby={note ? noteId : undefined} {...control} />
    </div>
  )
}
