import type { ThemeConfig } from 'antd'

/** Primary colour of the portal (specification, section 9). */
const primary = '#1890ff'
/**
 * The same hue two steps darker. White on the primary colour, or the primary colour as text, reaches a contrast of 3.2; text
 * needs 4.5 (WCAG 2.2, 1.4.3). What carries words takes this one: 5.0 on white.
 */
const primaryForText = '#096dd9'

/** antd's look with the portal's colours; greys of hints darkened until they can be read by everyone. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: primary,
    colorInfo: primary,
    colorLink: primaryForText,
    colorLinkHover: '#0050b3',
    colorLinkActive: '#003a8c',
    colorTextTertiary: 'rgba(0, 0, 0, 0.6)',
    colorTextDescription: 'rgba(0, 0, 0, 0.6)',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.56)',
    colorError: '#d9363e',
    colorBgLayout: '#f5f7fa',
    fontFamily: `-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`,
  },
  components: {
    Button: { colorPrimary: primaryForText, algorithm: true },
    Menu: {
      activeBarBorderWidth: 0,
      itemSelectedColor: primaryForText,
      horizontalItemSelectedColor: primaryForText,
      subMenuItemSelectedColor: primaryForText,
      itemHoverColor: primaryForText,
    },
    Tabs: { itemSelectedColor: primaryForText, itemHoverColor: primaryForText },
    Pagination: { colorPrimary: primaryForText, colorPrimaryHover: primaryForText },
    Radio: { buttonSolidCheckedBg: primaryForText },
    Breadcrumb: {
      itemColor: 'rgba(0, 0, 0, 0.65)',
      linkColor: 'rgba(0, 0, 0, 0.65)',
      separatorColor: 'rgba(0, 0, 0, 0.45)',
    },
  },
}
