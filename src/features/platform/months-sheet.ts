import { exporting } from '@/api/export'
import { PlatformMonthsXlsxDocument, type PlatformMonthsXlsxQueryVariables } from './graphql/platforms.export.generated'

/** The months of a year as an Excel file: of one platform, or of the overview as it is filtered. */
export async function monthsSheet(variables: PlatformMonthsXlsxQueryVariables) {
  const { platformMonthsXlsx } = await exporting.query(PlatformMonthsXlsxDocument, variables, {
    fetchPolicy: 'no-cache',
    background: true,
  })
  return platformMonthsXlsx
}
