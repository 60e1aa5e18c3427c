import type { ComponentProps, ElementType } from 'react';

/** The properties of a component that renders as another element or component, a link for instance. */
export type Polymorphic<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as'
  >;
