import type { ComponentProps, ElementType } from 'react';

/** Props of a component that can render as another element or component, such as a link. */
export type Polymorphic<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as'
  >;
