import { CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An accepted newsletter request, as the public list shows it. Nothing relates it to a subscription: an address that
 * subscribes again adds an entry as a new one does.
 */
@Entity('newsletter_list_entries')
export class NewsletterListEntry {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index('newsletter_list_entries_created_at')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
