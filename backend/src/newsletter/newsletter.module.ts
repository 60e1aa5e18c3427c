import { Module } from '@nestjs/common';
import { IntakeModule } from '../intake/intake.module';
import { MetricsModule } from '../metrics/metrics.module';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';

@Module({
  imports: [IntakeModule, MetricsModule],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
