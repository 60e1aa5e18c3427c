/** Whether no two items have the same value of a property. */
export const isUniqueBy = <Item>(items: readonly Item[], property: keyof Item): boolean =>
  new Set(items.map((item) => item[property])).size === items.length;
