import { holdsProducts, ModuleType, TabItemType } from '@uplink/api-client/domain';

/** The kinds of tabs that a product of a type can have. */
export function tabTypesOf(type: number): readonly TabItemType[] {
  if (type === ModuleType.labs) return [TabItemType.tab];
  return [
    TabItemType.tab,
    TabItemType.lessonMap,
    ...(type === ModuleType.program ? [TabItemType.milestones] : []),
    ...(holdsProducts(type) ? [TabItemType.bundleItem] : []),
  ];
}
