/** Inverts a symmetric matrix, for the calibration of scores. */

/**
 * The inverse of a symmetric positive definite matrix, by Cholesky decomposition. `matrix` has `size` rows one after the
 * other and is overwritten by its inverse.
 */
export function invertSymmetric(matrix: Float64Array, size: number): void {
  const at = (row: number, column: number) => matrix[row * size + column] ?? 0
  // The lower triangle becomes L, where matrix = L Lᵀ.
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = at(row, column)
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k)
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column)
    }
  }
  // The lower triangle becomes the inverse of L.
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) {
      let sum = 0
      for (let k = column; k < row; k += 1) sum -= at(row, k) * at(k, column)
      matrix[row * size + column] = sum / at(row, row)
    }
    matrix[row * size + row] = 1 / at(row, row)
  }
  // The inverse is L⁻ᵀ L⁻¹. Columns are finished in an order that needs no row again.
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = 0
      for (let k = row; k < size; k += 1) sum += at(k, row) * at(k, column)
      matrix[column * size + row] = sum
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) matrix[row * size + column] = at(column, row)
  }
}
